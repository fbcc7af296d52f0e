import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an organiser says of a listed player of a phase (rulebook 18.15). */
export const lineUpNews: Migration = {
  async up(db) {
    await sql`alter table phase_player
      add news text check (news in ('standIn', 'doubtful', 'out')),
      add news_text text not null default ''`.execute(db)
  },
}
