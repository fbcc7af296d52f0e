import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { statementsOf } from './statements.ts'

/**
 * A notification of an event to many users is one row, with a bit for each user: block and place of a user are as in
 * `frozen_block`. Ids share a sequence with `notification`, so that both make one list.
 */
const tables = `
create table event_notice (
  id bigint primary key default nextval('notification_id_seq'),
  event_id int not null references event on delete cascade,
  kind text not null,
  facts jsonb not null,
  natural_key text not null,
  created_at timestamptz not null default now()
);
create index event_notice_key on event_notice (natural_key);
create table event_notice_block (
  block int not null,
  notice_id bigint not null references event_notice on delete cascade,
  users bit(1000) not null,
  primary key (block, notice_id)
);
create index event_notice_block_notice on event_notice_block (notice_id);
create table event_notice_read (
  user_id int not null references account on delete cascade,
  notice_id bigint not null references event_notice on delete cascade,
  read_at timestamptz not null default now(),
  primary key (user_id, notice_id)
);
create index event_notice_read_notice on event_notice_read (notice_id);
`

/** Existing notifications of phases, stored one per user, of events that still exist. */
const ofPhases = sql`(select n.*, (n.facts ->> 'eventId')::int as event_id from notification n
  where n.kind in ('phase_opened', 'lock_near', 'phase_result')
    and exists (select from event e where e.id = (n.facts ->> 'eventId')::int))`

export const eventNotices: Migration = {
  async up(db) {
    for (const statement of statementsOf(tables)) await sql.raw(statement).execute(db)
    await sql`insert into event_notice (id, event_id, kind, facts, natural_key, created_at)
      select min(id), event_id, min(kind), (array_agg(facts order by id))[1], natural_key, min(created_at)
      from ${ofPhases} n group by event_id, natural_key`.execute(db)
    await sql`insert into event_notice_block (block, notice_id, users)
      select n.user_id / 1000, e.id, bit_or(set_bit(repeat('0', 1000)::bit(1000), n.user_id % 1000, 1))
      from ${ofPhases} n join event_notice e using (event_id, natural_key) group by 1, 2`.execute(db)
    await sql`insert into event_notice_read (user_id, notice_id, read_at)
      select n.user_id, e.id, n.read_at from ${ofPhases} n join event_notice e using (event_id, natural_key)
      where n.read_at is not null`.execute(db)
    await sql`delete from notification d using ${ofPhases} n where d.user_id = n.user_id and d.id = n.id`.execute(
      db,
    )
  },
}
