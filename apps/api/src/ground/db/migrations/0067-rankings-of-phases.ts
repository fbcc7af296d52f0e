import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last generation of a ranking that was published while a phase was the newest that had locked: its places are kept (rulebook 9.37). */
export const rankingsOfPhases: Migration = {
  async up(db) {
    await sql`create table phase_generation (
      event_id int not null references event (id) on delete cascade,
      phase_index int not null,
      generation int not null,
      primary key (event_id, phase_index)
    )`.execute(db)
  },
}
