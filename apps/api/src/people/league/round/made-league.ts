import type { LoadedLeague } from '../state/load-leagues.ts'
import type { ScoredRound } from '../state/scores.ts'
import type { Stay } from '../state/stays.ts'
import type { StoredRound } from './standing-queries.ts'

/** A league with its scores as they were stored, and as they are now. */
export type MadeLeague = {
  league: LoadedLeague
  stays: readonly Stay[]
  before: readonly StoredRound[]
  scored: readonly ScoredRound[]
}
