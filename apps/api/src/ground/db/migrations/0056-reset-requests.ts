import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Addresses for which a new password was asked, until the job that sends mail looks whether an account has them (rulebook 20.3). */
export const resetRequests: Migration = {
  async up(db) {
    await sql`create table reset_request (
      id bigint generated always as identity primary key,
      address text not null,
      asked_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  },
}
