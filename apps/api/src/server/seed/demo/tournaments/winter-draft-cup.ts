import type { PlannedEvent } from './plan.ts'

/** Not published and without dates: invalid, for admins only. */
export const winterDraftCup: PlannedEvent = {
  name: 'Winter Draft Cup',
  img: 'winter-draft-cup',
  public: false,
  featured: false,
  completed: false,
  turnout: 0,
  rewards: [],
  phases: [{ name: 'phase', goal: 1000, mult: 1, open: 0, lock: 0, teams: [], matches: [] }],
}
