import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * SteamIDs that users link by the chat of a game server (rulebook 30.14): the open code of a participant, and whether a linked account is a way to sign
 * in, which one of the chat is not.
 */
export const steamCodes: Migration = {
  async up(db) {
    await sql`alter table event_participant add steam_code text, add steam_code_until timestamptz`.execute(db)
    await sql`create unique index event_participant_steam_code on event_participant (event_id, steam_code)
      where steam_code is not null`.execute(db)
    await sql`alter table provider_link add signs_in boolean not null default true`.execute(db)
  },
}
