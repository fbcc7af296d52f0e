import type { ReachChannel } from '@game/domain'
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
  /** When the last push was sent that the limits count, and which delivery it was. */
  pushed_at: Timestamp | null
  pushed_id: number | null
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
  channel: ReachChannel
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
type ReminderPlanTable = {
  channel: Generated<ReachChannel>
  kind: string
  occasion: string
  time_zone: string
  planned_at: Timestamp
}

/** An address for which a new password was asked, until the next run of the mail job. */
type ResetRequestTable = { id: GeneratedAlways<number>; address: string; asked_at: Generated<Timestamp> }

/** Where a browser of a user takes pushes; it ends with its session (rulebook 20.12). `p256dh` and `auth`: base64url. */
type PushSubscriptionTable = {
  id: GeneratedAlways<number>
  account_id: number
  session_id: number
  endpoint: string
  p256dh: string
  auth: string
  created_at: Generated<Timestamp>
}

/** The VAPID keys of the game, in base64url: one row, with the id 1. */
type PushKeyTable = { id: number; public_key: string; private_key: string }

export type ReachTables = {
  contact: ContactTable
  mail_link: MailLinkTable
  reset_request: ResetRequestTable
  delivery: DeliveryTable
  reminder_plan: ReminderPlanTable
  push_subscription: PushSubscriptionTable
  push_key: PushKeyTable
}
