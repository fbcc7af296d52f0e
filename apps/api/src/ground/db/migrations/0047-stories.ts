import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether users hide their history (rulebook 27.6), and for each phase the lowest scores among the best 1 to 100 percent of its decks (rulebook 27.2). */
export const stories: Migration = {
  async up(db) {
    await sql`alter table account add history_hidden boolean not null default false`.execute(db)
    await sql`alter table phase_figures add top_scores numeric(20, 2)[]`.execute(db)
  },
}
