import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { isDistributed } from './is-distributed.ts'

/**
 * In a distributed database, locking one row of a table that is on every node locks the whole table. There a transaction takes a turn
 * before it locks rows, until it ends; on other databases locking the rows is enough, and taking a turn runs no statement.
 */
const phasesOf = (eventId: number) => sql`hashtext(${sql.lit('phases of an event')}), ${eventId}::int`

/** What may be changed in a turn: events and the catalogue; the phases of one event; or those of all events with a phase that has not locked. */
export type Turn = 'edits' | { phasesOf: number } | 'open phases'

/** Waits for other changes of the same, before any row is locked. A transaction that needs both turns takes 'edits' first, then phases. */
export async function takeTurn(db: Queryable, turn: Turn): Promise<void> {
  if (!(await isDistributed(db))) return
  if (turn === 'edits') await sql`select pg_advisory_xact_lock(hashtext('edits'), 0)`.execute(db)
  else
    for (const eventId of await listEvents(db, turn))
      await sql`select pg_advisory_xact_lock(${phasesOf(eventId)})`.execute(db)
}

async function listEvents(db: Queryable, turn: Exclude<Turn, 'edits'>): Promise<number[]> {
  if (turn !== 'open phases') return [turn.phasesOf]
  const { rows } = await sql<{ id: number }>`select distinct event_id as id from phase
    where lock > statement_timestamp() order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** How a write keeps a phase unchanged: by locking its row, or by the turn that it runs in. */
export type PhaseLock = 'row' | 'turn'

/** Makes a write of a deck and changes of the event's phases wait for each other. */
export async function shareTurn<T>(
  db: Queryable,
  eventId: number,
  write: (db: Queryable, phaseLock: PhaseLock) => Promise<T>,
): Promise<T> {
  if (!(await isDistributed(db))) return write(db, 'row')
  return inTransaction(db, async trx => {
    await sql`select pg_advisory_xact_lock_shared(${phasesOf(eventId)})`.execute(trx)
    return write(trx, 'turn')
  })
}
