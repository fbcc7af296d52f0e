import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import type { PhaseKey } from '../../../game/score/freeze/freeze-queries.ts'
import { scoresVersion } from '../../../game/score/read/player-score-queries.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'
import type { LeagueUser } from '../shapes/user.ts'
import type { RoundKey } from '../state/scores.ts'

/** A phase whose decks are shown; `version` changes with all that their scores depend on, `catalogue` with the players. */
export type GlancePhase = { locked: boolean; version: string | null; catalogue: number | null }

export const findGlancePhase = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<GlancePhase | undefined> => {
  const { rows } = await sql<GlancePhase>`
    select p.open < p.lock and p.lock <= clock_timestamp() as locked, ${scoresVersion} as version,
      (select version from content_version where scope = 0) as catalogue
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

const ofRound = ({ leagueId, eventId, phaseIndex }: RoundKey) =>
  sql`r.league_id = ${leagueId} and r.event_id = ${eventId} and r.phase_index = ${phaseIndex}`

/** Finds how many members a round shows, a version of their list, and the place of a user in its order, from 1. */
export const findRoundOrder = async (
  db: Queryable,
  key: RoundKey,
  userId: number | undefined,
): Promise<{ count: number; version: string; place: number | null } | undefined> => {
  const { rows } = await sql<{ count: number; version: string; place: number | null }>`
    select cardinality(r.order_users) as count, r.xmin::text as version,
      array_position(r.order_users, ${userId ?? null}::int) as place
    from league_round r where ${ofRound(key)}`.execute(db)
  return rows[0]
}

/** The part of the order of a round from the place `from` on. */
type Part = { from: number; size: number }

const partOf = (key: RoundKey, { from, size }: Part) => {
  const slice = sql`[${from}::int : ${from + size - 1}::int]`
  return sql`league_round r cross join lateral unnest(r.order_users${slice}, r.order_scores${slice})
    with ordinality t(user_id, score, place) where ${ofRound(key)}`
}

/** A member in the order of a round; `score` is null without a deck, and `isShown` false for a user who has asked for deletion. */
export type OrderedMember = LeagueUser & { place: number; score: number | null; isShown: boolean }

/** Lists the members of a part of the order. */
export const listOrdered = async (db: Queryable, key: RoundKey, part: Part): Promise<OrderedMember[]> => {
  const { rows } = await sql<OrderedMember>`
    select a.id, ${shownName('a')} as username, t.place::int + ${part.from - 1}::int as place, t.score / 100.0 as score,
      case when a.deletion_requested_at is null then a.avatar else '' end as avatar,
      a.deletion_requested_at is null and a.erased_at is null as "isShown"
    from (select t.user_id, t.score, t.place from ${partOf(key, part)}) t join account a on a.id = t.user_id
    order by t.place`.execute(db)
  return rows
}

/** Lists those in a part of the order who held a card. */
export const listWithDeck = async (db: Queryable, key: RoundKey, part: Part): Promise<number[]> => {
  const { rows } = await sql<{ userId: number }>`select t.user_id as "userId" from ${partOf(key, part)}
    and t.score is not null`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Lists the cards of users in a phase; each deck is read by its key. */
export const listCardsOf = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  users: readonly number[],
): Promise<{ userId: number; cards: Deck }[]> => {
  const { rows } = await sql<{ userId: number; cards: Deck }>`select user_id as "userId", cards from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id = any(${users}::int[])`.execute(
    db,
  )
  return rows
}

/** Counts how many of the users hold each card in a phase. */
export const countHolders = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  users: readonly number[],
): Promise<{ playerId: number; holders: number }[]> => {
  const { rows } = await sql<{ playerId: number; holders: number }>`
    select (card -> 'playerId')::int as "playerId", count(*)::int as holders
    from deck cross join lateral jsonb_array_elements(cards) card
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id = any(${users}::int[])
    group by 1`.execute(db)
  return rows
}
