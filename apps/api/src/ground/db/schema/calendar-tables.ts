import type { Generated } from 'kysely'
import type { Timestamp, Written } from './column-types.ts'

/** A user's private link to a calendar: the hash of its token. */
type CalendarLinkTable = { account_id: number; token_hash: string; created_at: Written }
/** What calendars last showed of the opening or lock of a phase; shared by all users. */
type CalendarEntryTable = {
  event_id: number
  phase_index: number
  kind: 'open' | 'lock'
  event: Generated<string>
  phase: string
  phase_pl: string | null
  at: Timestamp
  sequence: Generated<number>
  cancelled: Generated<boolean>
  changed_at: Written
}

export type CalendarTables = { calendar_link: CalendarLinkTable; calendar_entry: CalendarEntryTable }
