import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The Polish texts of what organisers write: names of phases, rewards (rulebook 11.37); null if none has been written. */
export const polishNames: Migration = {
  async up(db) {
    await sql`alter table phase add name_pl text`.execute(db)
    await sql`alter table reward add name_pl text, add description_pl text`.execute(db)
    await sql`alter table calendar_entry add phase_pl text`.execute(db)
  },
}
