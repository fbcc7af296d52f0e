import { rewardType } from '@game/domain'
import type { SeriesName } from '../data/series.ts'
import type { TeamKey } from '../data/teams-and-players.ts'

export type PlannedMatch = { home: TeamKey; away: TeamKey }
export type PlannedPhase = {
  name: string
  goal: number
  mult: number
  /** In hours from now; both 0 leaves it without a date. */
  open: number
  lock: number
  teams: TeamKey[]
  matches: PlannedMatch[]
  /** The real series played in the phase: its results and both score files. */
  series?: SeriesName
}
export type PlannedReward = { rewardId: number; amount: number; from: number; to: number; type: 1 | 2 }
export type PlannedEvent = {
  name: string
  img: string
  public: boolean
  featured: boolean
  completed: boolean
  /** The share of the demo's users who join. */
  turnout: number
  phases: PlannedPhase[]
  rewards: PlannedReward[]
}

/** A day in hours, the unit of plans. */
export const day = 24
const { position, percent } = rewardType

export const vitalityFuria: PlannedMatch[] = [{ home: 'vitality', away: 'furia' }]
export const spiritFalcons: PlannedMatch[] = [{ home: 'spirit', away: 'falcons' }]

export const prizes: PlannedReward[] = [
  { rewardId: 5, amount: 1, from: 1, to: 1, type: position },
  { rewardId: 4, amount: 25, from: 1, to: 3, type: position },
  { rewardId: 2, amount: 2, from: 0, to: 10, type: percent },
  { rewardId: 1, amount: 100, from: 0, to: 50, type: percent },
]
