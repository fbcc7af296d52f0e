import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has left a private event stays known, so that rankings leave out the decks of locked phases (rulebook 30.4). */
export const circle: Migration = {
  async up(db) {
    await sql`alter table event_participant drop constraint event_participant_state_check,
      add constraint event_participant_state_check check (state in ('in', 'waiting', 'removed', 'left'))`.execute(
      db,
    )
  },
}
