import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Lists accounts whose deletion was requested at least `days` ago, locked so that only one process erases each. */
export const listErasable = (db: Queryable, days: number) =>
  db
    .selectFrom('account')
    .where('erased_at', 'is', null)
    .where('deletion_requested_at', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .select('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Clears everything personal; the row stays for the rankings it appears in. */
export const eraseAccount = (db: Queryable, userId: number, name: string) =>
  db
    .updateTable('account')
    .set({
      username: name,
      name,
      email: null,
      password_hash: '',
      avatar: '',
      policy_accepted_at: null,
      erased_at: sql<string>`now()`,
    })
    .where('id', '=', userId)
    .execute()

/** Deletes what refers to a user elsewhere: friendships, and notifications to or about the user. */
export const deleteTraces = async (db: Queryable, userId: number): Promise<void> => {
  await db
    .deleteFrom('friendship')
    .where(eb => eb.or([eb('sender_id', '=', userId), eb('recipient_id', '=', userId)]))
    .execute()
  await db.deleteFrom('notification').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('notification')
    .where('kind', 'in', ['friend_invite', 'friend_accepted'])
    .where(sql<number>`(facts ->> 'userId')::int`, '=', userId)
    .execute()
}
