import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Counts one more attempt in the current window; returns the number of attempts in it. */
export const countAttempt = async (db: Queryable, key: string, windowMinutes: number): Promise<number> => {
  const fresh = sql<boolean>`sign_in_attempt.since > now() - make_interval(mins => ${windowMinutes})`
  const row = await db
    .insertInto('sign_in_attempt')
    .values({ key, attempts: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        attempts: sql`case when ${fresh} then sign_in_attempt.attempts + 1 else 1 end`,
        since: sql`case when ${fresh} then sign_in_attempt.since else now() end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return row.attempts
}

export const uncountAttempt = (db: Queryable, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set(eb => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute()

export const deleteAttempts = (db: Queryable, key: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', key).execute()

/** Deletes attempts of past windows, so that an address is stored no longer than needed. */
export const deleteOldAttempts = (db: Queryable, windowMinutes: number) =>
  db
    .deleteFrom('sign_in_attempt')
    .where('since', '<=', sql<string>`now() - make_interval(mins => ${windowMinutes})`)
    .execute()
