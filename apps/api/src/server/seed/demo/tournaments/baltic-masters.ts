import { day, type PlannedEvent, prizes, spiritFalcons, vitalityFuria } from './plan.ts'

/** Featured and ongoing: three phases, the first scored, the second open. */
export const balticMasters: PlannedEvent = {
  name: 'Baltic Masters',
  img: 'baltic-masters',
  public: true,
  featured: true,
  completed: false,
  turnout: 0.9,
  rewards: prizes,
  phases: [
    {
      name: 'Opening Stage',
      goal: 1500,
      mult: 1,
      open: -6 * day,
      lock: -4 * day,
      teams: ['vitality', 'furia'],
      matches: vitalityFuria,
      series: 'vitality-furia',
    },
    {
      name: 'Playoffs',
      goal: 1800,
      mult: 1.25,
      open: -day,
      lock: 2 * day,
      teams: ['vitality', 'spirit', 'falcons'],
      matches: [...spiritFalcons, { home: 'vitality', away: 'falcons' }],
    },
    {
      name: 'Grand Final',
      goal: 2200,
      mult: 1.5,
      open: 4 * day,
      lock: 6 * day,
      teams: ['vitality', 'spirit'],
      matches: [{ home: 'vitality', away: 'spirit' }],
    },
  ],
}
