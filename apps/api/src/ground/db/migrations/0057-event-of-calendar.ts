import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What calendars last showed of a phase has the name of its event: a renamed one changes its entries (rulebook 20.17). */
export const eventOfCalendar: Migration = {
  async up(db) {
    await sql`alter table calendar_entry add column event text not null default ''`.execute(db)
    await sql`update calendar_entry c set event = e.name from event e where e.id = c.event_id`.execute(db)
  },
}
