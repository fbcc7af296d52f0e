import type { LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'

export type PhaseKey = { eventId: number; phaseIndex: number }

/** Locks the phase against moves in progress; `due`: it is dated and its lock has passed. */
export async function lockPhase(db: Queryable, { eventId, phaseIndex }: PhaseKey) {
  await takeTurn(db, 'edits')
  return db
    .selectFrom('phase as p')
    .where('p.event_id', '=', eventId)
    .where('p.index', '=', phaseIndex)
    .select(['p.frozen_at', sql<boolean>`p.open < p.lock and p.lock <= clock_timestamp()`.as('due')])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Saves the facts that the phase's decks are frozen with, and the goal and multiplier as they are now. */
export const saveLockFacts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey, facts: LockFacts) => {
  const row = { event_id: eventId, phase_index: phaseIndex, facts: JSON.stringify(facts) }
  await db
    .insertInto('locked_phase')
    .values(row)
    .onConflict(conflict => conflict.columns(['event_id', 'phase_index']).doUpdateSet({ facts: row.facts }))
    .execute()
  await db
    .updateTable('phase')
    .set(eb => ({ goal: eb.ref('points'), frozen_mult: eb.ref('mult') }))
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .execute()
}

/** Marks that all decks of the phase are frozen. */
export const markFrozen = (db: Queryable, { eventId, phaseIndex }: PhaseKey) =>
  db
    .updateTable('phase')
    .set({ frozen_at: sql<string>`statement_timestamp()` })
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .execute()

/** Finds the facts that the phase's decks are frozen with; undefined until they are fixed. */
export const findKeptLockFacts = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<LockFacts | undefined> => {
  const kept = await db
    .selectFrom('locked_phase')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('facts')
    .executeTakeFirst()
  return kept?.facts
}

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

/** Lists the same phases, but none if the event is completed. */
export const listPhasesToFreeze = async (db: Queryable, eventId: number): Promise<number[]> => {
  const event = await db.selectFrom('event').where('id', '=', eventId).select('completed').executeTakeFirst()
  return event && !event.completed ? listDuePhases(db, eventId) : []
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
