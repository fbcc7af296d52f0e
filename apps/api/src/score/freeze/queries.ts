import type { Deck, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { PackedDeck } from './packed-deck.ts'

export type PhaseKey = { eventId: number; phaseIndex: number }

/** Locks the phase against moves in progress; `due`: it is dated and its lock has passed. */
export const lockPhase = (db: Queryable, { eventId, phaseIndex }: PhaseKey) =>
  db
    .selectFrom('phase as p')
    .where('p.event_id', '=', eventId)
    .where('p.index', '=', phaseIndex)
    .select(['p.frozen_at', sql<boolean>`p.open < p.lock and p.lock <= clock_timestamp()`.as('due')])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Saves what the phase's decks are frozen with, and the goal as it is now. */
export const saveLockFacts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey, facts: LockFacts) => {
  const row = { event_id: eventId, phase_index: phaseIndex, facts: JSON.stringify(facts) }
  await db
    .insertInto('locked_phase')
    .values(row)
    .onConflict(conflict => conflict.columns(['event_id', 'phase_index']).doUpdateSet({ facts: row.facts }))
    .execute()
  await db
    .updateTable('phase')
    .set(eb => ({
      goal: eb.ref('points'),
      frozen_at: sql<string>`coalesce(frozen_at, clock_timestamp())`,
    }))
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .execute()
}

export const getKeptLockFacts = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<LockFacts> => {
  const { facts } = await db
    .selectFrom('locked_phase')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('facts')
    .executeTakeFirstOrThrow()
  return facts
}

export type Batch = { after: number; size: number }
export type UserDeck = { user_id: number; cards: Deck }

/** Lists decks that hold cards, a batch in the order of user ids. */
export const listFilledDecks = (db: Queryable, { eventId, phaseIndex }: PhaseKey, { after, size }: Batch) =>
  db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('user_id', '>', after)
    .where(sql<boolean>`cards <> '[]'`)
    .select(['user_id', 'cards'])
    .orderBy('user_id')
    .limit(size)
    .execute()

export const listLockedDecks = (db: Queryable, { eventId, phaseIndex }: PhaseKey, { after, size }: Batch) =>
  db
    .selectFrom('locked_deck')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('user_id', '>', after)
    .select(['user_id', 'cards'])
    .orderBy('user_id')
    .limit(size)
    .execute()

/** Saves frozen decks; one that exists is overwritten. */
export const saveLockedDecks = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  decks: (UserDeck & PackedDeck)[],
) =>
  sql`insert into locked_deck (event_id, user_id, phase_index, cells, weights, mults, cards)
    select ${eventId}::int, user_id, ${phaseIndex}::int, cells, weights, mults, cards
    from jsonb_to_recordset(${JSON.stringify(decks)}::jsonb)
      as d(user_id int, cells int[], weights bigint[], mults bigint[], cards jsonb)
    on conflict (event_id, user_id, phase_index)
      do update set cells = excluded.cells, weights = excluded.weights, mults = excluded.mults`.execute(db)

/** Lists the phases of an event that are past their lock and not frozen yet. */
export const listDuePhases = async (db: Queryable, eventId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .where('frozen_at', 'is', null)
    .where(sql<boolean>`open < lock and lock <= clock_timestamp()`)
    .select('index')
    .orderBy('index')
    .execute()
  return rows.map(row => row.index)
}

export const listLockedPhases = async (db: Queryable, eventId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('locked_phase')
    .where('event_id', '=', eventId)
    .select('phase_index')
    .orderBy('phase_index')
    .execute()
  return rows.map(row => row.phase_index)
}
