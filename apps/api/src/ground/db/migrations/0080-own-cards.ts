import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which cards those may hold who are players of a private event themselves (rulebook 30.15). */
export const ownCards: Migration = {
  async up(db) {
    await sql`alter table private_event
      add own_cards text not null default 'any' check (own_cards in ('any', 'none'))`.execute(db)
  },
}
