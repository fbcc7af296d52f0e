import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for rows that are deleted with a user or after some time. */
export const forgetting: Migration = {
  async up(db) {
    await sql`create index notification_of_person on notification (((facts ->> 'userId')::int))
      where kind in ('friend_invite', 'friend_accepted')`.execute(db)
    await sql`create index sign_in_attempt_since on sign_in_attempt (since)`.execute(db)
  },
}
