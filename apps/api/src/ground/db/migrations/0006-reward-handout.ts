import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which rewards have been handed out, by whom and when. Stored separately from the grants, which come and go with the
 * completion of the event.
 */
export const rewardHandout: Migration = {
  async up(db) {
    await sql`create table reward_handout (
      event_id int not null references event on delete cascade,
      user_id int not null references account,
      event_reward_id int not null references event_reward on delete cascade,
      amount numeric(12, 2) not null,
      handed_out_at timestamptz not null default clock_timestamp(),
      handed_out_by int not null references account,
      primary key (event_id, event_reward_id, user_id, amount)
    )`.execute(db)
    await sql`create index reward_grant_user on reward_grant (user_id)`.execute(db)
  },
}
