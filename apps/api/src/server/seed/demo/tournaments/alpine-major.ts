import { day, type PlannedEvent, prizes } from './plan.ts'

/** Upcoming. */
export const alpineMajor: PlannedEvent = {
  name: 'Alpine Major',
  img: 'alpine-major',
  public: true,
  featured: true,
  completed: false,
  turnout: 0,
  rewards: prizes,
  phases: [
    {
      name: 'Challengers',
      goal: 1400,
      mult: 1,
      open: 3 * day,
      lock: 5 * day,
      teams: ['furia', 'falcons'],
      matches: [{ home: 'furia', away: 'falcons' }],
    },
    {
      name: 'Legends',
      goal: 1700,
      mult: 1.2,
      open: 7 * day,
      lock: 9 * day,
      teams: ['vitality', 'furia', 'spirit', 'falcons'],
      matches: [],
    },
    {
      name: 'Champions',
      goal: 2200,
      mult: 1.5,
      open: 11 * day,
      lock: 13 * day,
      teams: ['vitality', 'spirit'],
      matches: [],
    },
  ],
}
