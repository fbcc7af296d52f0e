import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Earlier results of the same event and phase as a notice `n`. */
const sameResult = sql`o.event_id = n.event_id and o.kind = 'phase_result' and n.kind = 'phase_result'
  and o.facts ->> 'phaseIndex' = n.facts ->> 'phaseIndex' and o.id < n.id`

/**
 * The last notices of results: a user has a bit in one notice about the result of a phase at most, so the bits of contradicted notices
 * are removed. `scores` and `scores_before` have a number of hundredths, or null, for each place of the block. `event_told` has the
 * ranking up to which users have been notified, `lock_move` the locks that have been moved and not announced yet.
 */
export const toldResults: Migration = {
  async up(db) {
    for (const column of ['scores', 'scores_before'])
      await sql`alter table event_notice_block add column ${sql.ref(column)} bigint[]`.execute(db)
    await sql`update event_notice_block b set users = b.users & ~later.users
      from (select l.block, o.id, bit_or(l.users) as users
        from event_notice n join event_notice o on ${sameResult} join event_notice_block l on l.notice_id = n.id
        group by l.block, o.id) later
      where b.block = later.block and b.notice_id = later.id`.execute(db)
    await sql`create index event_notice_event on event_notice (event_id)`.execute(db)
    await sql`create table event_told (
      event_id int primary key references event on delete cascade,
      generation int not null
    )`.execute(db)
    await sql`insert into event_told select id, generation from event`.execute(db)
    await sql`create table lock_move (
      event_id int not null,
      phase_index int not null,
      old_lock timestamptz not null,
      moved_at timestamptz not null,
      primary key (event_id, phase_index),
      foreign key (event_id, phase_index) references phase on update cascade on delete cascade
    )`.execute(db)
  },
}
