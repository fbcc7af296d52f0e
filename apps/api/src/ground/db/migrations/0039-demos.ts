import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A map knows the demos that it was read from, and RECHECK may count it again. */
export const demos: Migration = {
  async up(db) {
    await sql`alter table score_map add column demos jsonb not null default '[]'`.execute(db)
    await sql`alter table score_upload drop constraint score_upload_step_check`.execute(db)
    await sql`alter table score_upload add constraint score_upload_step
      check (step in ('replace', 'add', 'server', 'choose', 'restore', 'undo', 'recheck'))`.execute(db)
  },
}
