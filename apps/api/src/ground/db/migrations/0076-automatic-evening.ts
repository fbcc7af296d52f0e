import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether the phases of a private event open and lock by what its game servers send (rulebook 30.18). */
export const automaticEvening: Migration = {
  async up(db) {
    await sql`alter table private_event add automatic boolean not null default false`.execute(db)
  },
}
