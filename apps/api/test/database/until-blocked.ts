import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'

/**
 * Waits until a statement on the database waits for a lock, one that begins with `statement` if that is given; or until
 * `call`, which should be blocked, has ended without waiting.
 */
export async function untilBlocked(db: Db, call: Promise<unknown>, statement = ''): Promise<void> {
  let ended = false
  const end = () => {
    ended = true
  }
  call.then(end, end)
  while (!ended) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`.execute(
      db,
    )
    if (rows.length === 1) return
    await setTimeout(20)
  }
}
