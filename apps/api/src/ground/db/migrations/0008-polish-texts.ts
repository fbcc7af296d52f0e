import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The Polish texts of the catalogue that players read; null if none has been written yet. */
export const polishTexts: Migration = {
  async up(db) {
    await sql`alter table keyplay add name_pl text`.execute(db)
    for (const table of ['perk', 'sleeve'])
      await sql`alter table ${sql.table(table)} add name_pl text, add description_pl text`.execute(db)
  },
}
