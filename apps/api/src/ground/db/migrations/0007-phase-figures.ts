import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The figures of the decks of each phase in a generation of the ranking, with which users compare their own score. */
export const phaseFigures: Migration = {
  async up(db) {
    await sql`create table phase_figures (
      event_id int not null references event on delete cascade,
      generation int not null,
      phase_index int not null,
      decks int not null,
      average numeric(20, 2) not null,
      best numeric(20, 2) not null,
      top_tenth numeric(20, 2) not null,
      primary key (event_id, generation, phase_index)
    )`.execute(db)
  },
}
