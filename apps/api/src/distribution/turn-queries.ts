import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { isDistributed } from './is-distributed.ts'

/**
 * A distributed database locks a whole table where one row of those on every node is locked. There, who would lock rows takes a turn
 * before, until the transaction ends; elsewhere the rows are enough, and a turn is no statement.
 */
const phasesOf = (eventId: number) => sql`hashtext(${sql.lit('phases of an event')}), ${eventId}::int`

/** What is changed in a turn: events and the catalogue, or then the phases of an event, or of all that have one which has not locked. */
export type Turn = 'edits' | { phasesOf: number } | 'open phases'

/** Waits for others who change the same, before any row is locked: first for edits, then for phases. */
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

/** How a write keeps a phase as it is: by a lock of its row, or by the turn that it runs in. */
export type PhaseLock = 'row' | 'turn'

/** Has a write of a deck and who changes the phases of its event wait for each other. */
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
