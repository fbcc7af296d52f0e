import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Players and teams of a private event's own (rulebook 30.10): records of the event `event_id`, of which some facts may be unknown. Those of the catalogue have no
 * event. A SteamID is unique in the catalogue, and within an event.
 */
export const ownPlayers: Migration = {
  async up(db) {
    await sql`alter table team add event_id int references event on delete cascade`.execute(db)
    await sql`create index team_of_event on team (event_id) where event_id is not null`.execute(db)
    await sql`alter table player add event_id int references event on delete cascade,
      alter country drop not null, alter birth drop not null, alter role_id drop not null, alter style_id drop not null,
      add constraint player_facts check (event_id is not null
        or (country is not null and birth is not null and role_id is not null and style_id is not null)),
      drop constraint player_steam_id_key`.execute(db)
    await sql`create unique index player_steam_id_key on player (steam_id) where event_id is null`.execute(db)
    await sql`create unique index player_of_event on player (event_id, steam_id) where event_id is not null`.execute(
      db,
    )
  },
}
