import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What users do not want to be notified of: a kind, or whatever is about a league, a clan or an event; `name` is that of the league, clan or
 * event when it was muted (rulebook 10.28). The mute of a talk is that of its league or clan.
 */
export const notificationMutes: Migration = {
  async up(db) {
    await sql`create table notification_mute (
      id int generated always as identity primary key,
      user_id int not null references account,
      kind text,
      league_id int references league on delete cascade,
      clan_id int references clan on delete cascade,
      event_id int references event on delete cascade,
      name text not null,
      check (num_nonnulls(kind, league_id, clan_id, event_id) = 1),
      unique nulls not distinct (user_id, kind, league_id, clan_id, event_id)
    )`.execute(db)
  },
}
