import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The shares of a phase's players as last counted, the same for all processes. */
export const pickRates: Migration = {
  async up(db) {
    await sql`create table pick_rates (
      event_id int not null,
      phase_index int not null,
      version text not null,
      counted_at timestamptz not null default statement_timestamp(),
      rates jsonb not null,
      primary key (event_id, phase_index),
      foreign key (event_id, phase_index) references phase on delete cascade on update cascade
    )`.execute(db)
  },
}
