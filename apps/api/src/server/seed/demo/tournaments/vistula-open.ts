import { day, type PlannedEvent, prizes, spiritFalcons, vitalityFuria } from './plan.ts'

/** Ongoing, its first phase open to join. */
export const vistulaOpen: PlannedEvent = {
  name: 'Vistula Open',
  img: 'vistula-open',
  public: true,
  featured: true,
  completed: false,
  turnout: 0.6,
  rewards: prizes,
  phases: [
    {
      name: 'Group Stage',
      goal: 1500,
      mult: 1,
      open: -day / 2,
      lock: 3 * day,
      teams: ['vitality', 'furia', 'spirit', 'falcons'],
      matches: [...vitalityFuria, ...spiritFalcons],
    },
    {
      name: 'Final',
      goal: 1900,
      mult: 1.25,
      open: 5 * day,
      lock: 7 * day,
      teams: ['vitality', 'furia', 'spirit', 'falcons'],
      matches: [],
    },
  ],
}
