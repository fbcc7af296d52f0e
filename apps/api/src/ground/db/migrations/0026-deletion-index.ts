import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Keeps only accounts whose deletion is requested in the index of requests: without statistics the planner used the former
 * index to read all accounts without a request, to find one.
 */
export const deletionIndex: Migration = {
  async up(db) {
    await sql`drop index account_deletion`.execute(db)
    await sql`create index account_deletion on account (deletion_requested_at)
      where deletion_requested_at is not null and erased_at is null`.execute(db)
  },
}
