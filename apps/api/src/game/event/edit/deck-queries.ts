import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { HeldDeck } from '../../score/freeze/prepared-deck-queries.ts'
import type { PhaseAt } from './phase-queries.ts'

/** Counts the decks of each phase that hold a card; phases without any are left out. */
export const countDecks = async (db: Queryable, eventId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ phase: number; decks: number }>`select phase_index as phase, count(*) as decks
    from deck where event_id = ${eventId} and cards <> '[]' group by phase_index`.execute(db)
  return new Map(rows.map(row => [row.phase, row.decks]))
}

/** Counts the decks that hold a card and lists their users, if all of them are among the given ones. */
export const listUsersWithDecks = async (
  db: Queryable,
  eventId: number,
  among: readonly number[],
): Promise<{ decks: number; users: number[] }> => {
  const { rows } = await sql<{ decks: number; others: number; users: number[] | null }>`select
      count(*) as decks, count(*) filter (where user_id <> all(${among}::int[])) as others,
      array_agg(distinct user_id) filter (where user_id = any(${among}::int[])) as users
    from deck where event_id = ${eventId} and cards <> '[]'`.execute(db)
  const [{ decks = 0, others = 0, users = [] } = {}] = rows
  return { decks, users: others > 0 ? [] : (users ?? []) }
}

/** Deletes all decks of an event. */
export const deleteDecks = (db: Queryable, eventId: number) =>
  sql`delete from deck where event_id = ${eventId}`.execute(db)

/** Deletes decks without cards; they do not count and are removed with their phase (rulebook 2.21). */
export const deleteEmptyDecks = (db: Queryable, eventId: number, phases: readonly number[]) =>
  sql`delete from deck where event_id = ${eventId} and phase_index = any(${phases}::int[])
    and cards = '[]'`.execute(db)

/** Lists a batch of decks in the order of user ids, after the given one. */
export const listDecks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  candidates: RawBuilder<boolean>,
  { after, size }: { after: number; size: number },
): Promise<HeldDeck[]> => {
  const { rows } = await sql<HeldDeck>`select user_id as "userId", cards from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id > ${after} and ${candidates}
    order by user_id limit ${size}`.execute(db)
  return rows
}
