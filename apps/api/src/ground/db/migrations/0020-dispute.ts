import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Disputes of users about locked phases, with the receipt at that time (rulebook 9.31); one open dispute per user and phase. */
export const dispute: Migration = {
  async up(db) {
    await sql`create table dispute (
      id int generated always as identity primary key,
      user_id int not null references account on delete cascade,
      event_id int not null,
      phase_index int not null,
      reason text not null,
      receipt jsonb not null,
      sent_at timestamptz not null default clock_timestamp(),
      answer text,
      answered_at timestamptz,
      answered_by int references account,
      check ((answer is null) = (answered_at is null)),
      foreign key (event_id, phase_index) references locked_phase on delete cascade on update cascade
    )`.execute(db)
    await sql`create unique index dispute_open on dispute (user_id, event_id, phase_index)
      where answered_at is null`.execute(db)
    await sql`create index dispute_user on dispute (user_id, event_id, phase_index)`.execute(db)
    await sql`create index dispute_phase on dispute (event_id, phase_index)`.execute(db)
  },
}
