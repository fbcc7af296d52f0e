import type { WebhookForm, WebhookKind } from '@game/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

/** Why a webhook is off (rulebook 21.11): by its managers, because its receiver answered 410, or because it failed for too long. */
export const offReasons = ['user', 'gone', 'failing'] as const
export type OffReason = (typeof offReasons)[number]

/** An address that the game calls, of an event or a league. */
type WebhookTable = {
  id: GeneratedAlways<number>
  /** Who made it, and is notified when it is switched off. */
  account_id: number
  event_id: number | null
  league_id: number | null
  url: string
  form: WebhookForm
  kinds: WebhookKind[]
  secret: string
  /** The secret before the present one, with which messages are signed, too, until `old_secret_until`. */
  old_secret: string | null
  old_secret_until: Timestamp | null
  /** When the first of the failures since the last success was. */
  failing_since: Timestamp | null
  off_at: Timestamp | null
  off_reason: OffReason | null
  created_at: Written
}

/** Something that a webhook is sent once; `message_id` is the same at every try. */
type WebhookMessageTable = {
  id: GeneratedAlways<number>
  webhook_id: number
  message_id: string
  kind: WebhookKind | 'test'
  natural_key: string
  data: Json<Record<string, string | number | null>>
  made_at: Timestamp
  try_at: Timestamp
  tries: Generated<number>
  tried_at: Timestamp | null
  /** The status of the last answer, and its beginning, or why there was none. */
  status: number | null
  answer: string | null
  done_at: Timestamp | null
  outcome: 'before' | 'delivered' | 'given_up' | null
}

export type WebhookTables = { webhook: WebhookTable; webhook_message: WebhookMessageTable }
