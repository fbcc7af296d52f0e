import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a user plans: the players on the shortlist, and the draft of the deck of a phase that has not opened (rulebook 4.22, 4.23). `cards` is
 * shaped as in `deck`, without perks.
 */
export const drafts: Migration = {
  async up(db) {
    await sql`create table shortlisted_player (
      user_id int not null references account,
      player_id int not null references player on delete cascade,
      primary key (user_id, player_id)
    )`.execute(db)
    await sql`create table draft_deck (
      user_id int not null references account,
      event_id int not null,
      phase_index int not null,
      version int not null,
      cards jsonb not null check (jsonb_typeof(cards) = 'array' and jsonb_array_length(cards) <= 5),
      saved_at timestamptz not null default statement_timestamp(),
      primary key (user_id, event_id, phase_index),
      foreign key (event_id, phase_index) references phase on delete cascade on update cascade
    )`.execute(db)
  },
}
