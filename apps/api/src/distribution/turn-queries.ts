import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { isDistributed } from '../db/is-distributed.ts'

/**
 * A distributed database locks a whole table where one row of those on every node is locked. There, writes of decks share a turn
 * of their event until their transactions end, and who changes its phases has it alone; elsewhere the rows of phases are locked.
 */
const turnOf = sql.lit('phases of an event')

/** Has a write of a deck wait for who changes the phases of its event. */
export const shareTurn = (db: Queryable, eventId: number) =>
  sql`select pg_advisory_xact_lock_shared(hashtext(${turnOf}), ${eventId}::int)`.execute(db)

/** Has who changes the phases of an event wait for writes of decks, and those wait for the end of the transaction. */
export async function takeTurn(db: Queryable, eventId: number): Promise<void> {
  if (!(await isDistributed(db))) return
  await sql`select pg_advisory_xact_lock(hashtext(${turnOf}), ${eventId}::int)`.execute(db)
}

/**
 * Has who changes events, phases or the catalogue wait for each other, whatever they change, until their transactions end: there they
 * would lock the same tables in different orders. Comes before any of those rows is locked.
 */
export async function takeEditTurn(db: Queryable): Promise<void> {
  if (await isDistributed(db)) await sql`select pg_advisory_xact_lock(hashtext('edits'), 0)`.execute(db)
}

/** Takes the turns of all events with a phase that has not locked. */
export async function takeTurnsOfOpenEvents(db: Queryable): Promise<void> {
  if (!(await isDistributed(db))) return
  const { rows } = await sql<{ id: number }>`select distinct event_id as id from phase
    where lock > statement_timestamp() order by 1`.execute(db)
  for (const { id } of rows) await takeTurn(db, id)
}
