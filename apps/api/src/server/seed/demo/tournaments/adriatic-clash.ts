import { day, type PlannedEvent, prizes, spiritFalcons } from './plan.ts'

/** Completed: one phase, the second series. */
export const adriaticClash: PlannedEvent = {
  name: 'Adriatic Clash',
  img: 'adriatic-clash',
  public: true,
  featured: false,
  completed: true,
  turnout: 0.5,
  rewards: prizes.slice(0, 2),
  phases: [
    {
      name: 'Final',
      goal: 1350,
      mult: 1,
      open: -62 * day,
      lock: -60 * day,
      teams: ['spirit', 'falcons'],
      matches: spiritFalcons,
      series: 'spirit-falcons',
    },
  ],
}
