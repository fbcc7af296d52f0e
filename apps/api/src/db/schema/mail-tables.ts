import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp } from './column-types.ts'

/** How a user can be reached (rulebook 20.2). */
type ContactTable = {
  account_id: number
  /** The language that mails are written in. */
  language: Generated<'en' | 'pl'>
  /** The IANA time zone in which mails write times. */
  time_zone: Generated<string>
  /** When the address was confirmed; null if it was not. */
  confirmed_at: Timestamp | null
  /** How often in a row the address was refused for good. */
  bounces: Generated<number>
  /** The new address that the user wants and has not confirmed. */
  pending_address: Generated<string | null>
  unsubscribe_token: string
  /** What the user has turned off, as `channel:kind`. */
  muted: Generated<string[]>
}
/** A link in a mail: the hash of its token, and what it is for. */
type MailLinkTable = {
  token_hash: string
  account_id: number
  purpose: 'confirm' | 'reset'
  address: string
  expires_at: Timestamp
}

/** How the sending of something ended (rulebook 20.6). */
export type Outcome = 'sent' | 'dropped' | 'bounced' | 'refused' | 'expired'

/** What is to be sent to a user by a channel. It has no text: that is made when it is sent. */
type DeliveryTable = {
  id: GeneratedAlways<number>
  account_id: number
  channel: 'mail'
  kind: string
  natural_key: string
  facts: Json<Record<string, string | number>>
  urgent: boolean
  try_at: Timestamp
  until: Timestamp
  tries: Generated<number>
  done_at: Timestamp | null
  outcome: Outcome | null
}

/** A reminder that has been queued for all users of a time zone. */
type ReminderPlanTable = { kind: string; occasion: string; time_zone: string; planned_at: Timestamp }

export type MailTables = {
  contact: ContactTable
  mail_link: MailLinkTable
  delivery: DeliveryTable
  reminder_plan: ReminderPlanTable
}
