import type { Queryable } from '../../../ground/db/db.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { phaseKeyOf, type ScoredRound, untilMissing } from '../state/scores.ts'
import { lockedRounds, type Stay } from '../state/stays.ts'
import { listStays, listStoredRounds } from './standing-queries.ts'

/** A league with its stays and the scores of its rounds, as they are stored. */
export type PlayedLeague = { league: LoadedLeague; stays: readonly Stay[]; scored: readonly ScoredRound[] }

/** Loads the scores of leagues: for a head to head and a cup, which are small, everything follows from them. */
export async function loadPlayed(db: Queryable, leagues: readonly LoadedLeague[]): Promise<PlayedLeague[]> {
  if (leagues.length === 0) return []
  const ids = leagues.map(({ id }) => id)
  const [staysOf, stored] = [await listStays(db, ids), await listStoredRounds(db, ids)]
  const byLeague = Map.groupBy(stored, ({ leagueId }) => leagueId)
  return leagues.map(league => {
    const scoresOf = new Map((byLeague.get(league.id) ?? []).map(round => [phaseKeyOf(round), round.scores]))
    return {
      league,
      stays: staysOf.get(league.id) ?? [],
      scored: untilMissing(lockedRounds(league), round => scoresOf.get(phaseKeyOf(round))),
    }
  })
}
