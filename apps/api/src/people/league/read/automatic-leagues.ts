import type { z } from 'zod'
import { findRankingFinality } from '../../../game/score/standings/finality-queries.ts'
import { findClanRanking } from '../../../game/score/standings/find-clan-ranking.ts'
import {
  countStandings,
  findStanding,
  listFriendStandings,
  type RankingScope,
  type StandingRow,
} from '../../../game/score/standings/standing-queries.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { automaticLeague } from '../shapes/league.ts'
import { findClanOf, listOwnEvents } from './league-list-queries.ts'

type AutomaticLeague = z.infer<typeof automaticLeague>

/** Ranks a user among their friends, by the ranking of an event: those with equal scores share a rank. */
export async function friendsRanking(db: Db, scope: RankingScope, userId: number): Promise<StandingRow[]> {
  const own = await findStanding(db, scope, userId)
  const rows = [...(await listFriendStandings(db, scope, userId)), ...(own ? [own] : [])].toSorted(
    (a, b) => a.position - b.position,
  )
  const rankBy = (rankOf: (row: StandingRow) => number | null, row: StandingRow) => {
    const rank = rankOf(row)
    return rank === null
      ? null
      : 1 + rows.filter(other => (rankOf(other) ?? Number.POSITIVE_INFINITY) < rank).length
  }
  return rows.map((row, at) => ({
    ...row,
    position: at + 1,
    rank: rankBy(({ rank }) => rank, row) ?? at + 1,
    previous_rank: rankBy(({ previous_rank }) => previous_rank, row),
  }))
}

/** Lists the leagues that exist by themselves with a user's places: of the event, or of all events that are on (rulebook 19.13). */
export async function listAutomatic(
  db: Db,
  userId: number,
  eventId: number | undefined,
): Promise<AutomaticLeague[]> {
  const events = await listOwnEvents(db, userId, eventId)
  const clan = await findClanOf(db, userId)
  const lists = await Promise.all(
    events.map(async ({ id, name, generation }) => {
      const scope = { eventId: id, generation }
      const { final } = await findRankingFinality(db, id)
      const placeIn = (row: StandingRow | undefined, total: number) =>
        row ? { rank: row.rank, previousRank: row.previous_rank, points: row.score, total, final } : null
      const base = { eventId: id, event: name, clan: null }
      const whole = placeIn(await findStanding(db, scope, userId), await countStandings(db, scope))
      const friends = await friendsRanking(db, scope, userId)
      const ofClan = clan ? await findClanRanking(db, { eventId: id, clanId: clan.id }) : []
      const own = (rows: readonly StandingRow[]) => rows.find(({ user_id }) => user_id === userId)
      return [
        { automatic: 'event' as const, ...base, place: whole },
        ...(clan
          ? [
              {
                automatic: 'clan' as const,
                ...base,
                clan: clan.name,
                place: placeIn(own(ofClan), ofClan.length),
              },
            ]
          : []),
        ...(friends.length > 1
          ? [{ automatic: 'friends' as const, ...base, place: placeIn(own(friends), friends.length) }]
          : []),
      ]
    }),
  )
  return lists.flat()
}
