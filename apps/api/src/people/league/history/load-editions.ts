import type { Queryable } from '../../../ground/db/db.ts'
import { listLeagues } from '../state/league-queries.ts'
import { type RoundKey, roundKey } from '../state/scores.ts'
import { loadShownLeagues, type ShownLeague } from '../state/shown-leagues.ts'
import { type Edition, listEditions } from './history-queries.ts'

/** Loads a league and those that it was renewed from, as far as the asker may see them, the newest first (rulebook 19.38). */
export async function loadEditions(
  db: Queryable,
  leagueId: number,
  askerId: number | undefined,
): Promise<ShownLeague[]> {
  const ids = visibleEditions(await listEditions(db, leagueId, askerId)).map(({ id }) => id)
  const leagues = await loadShownLeagues(db, await listLeagues(db, ids))
  const byId = new Map(leagues.map(league => [league.id, league]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The members of a private league know all that went before it; others only what is public, or what they were in. */
function visibleEditions(editions: readonly Edition[]): readonly Edition[] {
  const [present] = editions
  if (present?.visibility === 'private') return editions
  const hidden = editions.findIndex(({ visibility, wasIn }) => visibility === 'private' && !wasIn)
  return hidden < 0 ? editions : editions.slice(0, hidden)
}

/** A round of an edition with where it is stored. */
export type EditionRound = { league: ShownLeague; round: ShownLeague['tables'][number]; key: RoundKey }

/** The final rounds of editions, the oldest first. */
export const finalRounds = (editions: readonly ShownLeague[]): EditionRound[] =>
  editions
    .toReversed()
    .flatMap(league =>
      league.tables
        .filter(({ state }) => state === 'final')
        .map(round => ({ league, round, key: roundKey(league.id, round) })),
    )

/** A round as histories name it. */
export const nameOf = ({ league, round: { round, name, namePl } }: EditionRound) => ({
  leagueId: league.id,
  round,
  name,
  ...(namePl && { namePl }),
})
