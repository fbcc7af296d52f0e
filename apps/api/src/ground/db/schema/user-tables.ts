import type { ClanRole, FriendshipStatus, NotificationKind, Receipt, TokenScope } from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

/** The kinds of recorded events about sign-ins and roles (rulebook 11.38). */
export const securityEventKinds = [
  'login_failed',
  'locked_out',
  'sign_ups_limited',
  'password_wrong',
  'password_changed',
  'password_reset',
  'email_changed',
  'password_set',
  'unlocked',
  'sessions_ended',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'passkey_needed',
  'provider_linked',
  'provider_unlinked',
  'role_granted',
  'role_revoked',
  'token_created',
  'token_revoked',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

type AccountTable = {
  id: GeneratedAlways<number>
  username: string
  email: string | null
  name: string
  /** Empty if the account has no password (rulebook 24.11). */
  password_hash: string
  role: Generated<'user' | 'admin'>
  avatar: Generated<string>
  policy_accepted_at: Timestamp | null
  deletion_requested_at: Timestamp | null
  erased_at: Timestamp | null
  /** Whether others get nothing of the history of decks (rulebook 27.6). */
  history_hidden: Generated<boolean>
  created_at: Written
}
/** A browser's session, or an access token, which has a name and scopes. */
type SessionTable = {
  id: GeneratedAlways<number>
  token_hash: string
  account_id: number
  remember: boolean
  /** Whether it was opened by a passkey (rulebook 24.5). */
  by_passkey: Generated<boolean>
  /** The device as its user sees it, as in `Firefox, Windows`. */
  device: Generated<string>
  network: Generated<string>
  used_at: Written
  created_at: Written
  expires_at: Timestamp
  name: string | null
  scopes: TokenScope[] | null
}
type KnownDeviceTable = { token_hash: string; account_id: number; used_at: Written }
type SignInAttemptTable = { key: string; attempts: number; since: Written }
type CallCountTable = { key: string; calls: number; until: Timestamp }
type FriendshipTable = {
  sender_id: number
  recipient_id: number
  status: Generated<FriendshipStatus>
  created_at: Written
}
/** One of kind, league, clan and event; `name` is that of the last three. */
type NotificationMuteTable = {
  id: GeneratedAlways<number>
  user_id: number
  kind: NotificationKind | null
  league_id: number | null
  clan_id: number | null
  event_id: number | null
  name: string
}
/** The players whom a user has marked (rulebook 4.22). */
type ShortlistedPlayerTable = { user_id: number; player_id: number }
type UserBlockTable = { user_id: number; blocked_id: number; created_at: Written }
type ClanTable = {
  id: GeneratedAlways<number>
  name: string
  /** The name regardless of case, by the domain's `nameKey`, as databases lower letters differently. */
  name_key: string
  img: Generated<string>
  created_at: Written
  /** What streams listen to for its talk. */
  talk_key: Generated<string>
}
type ClanMemberTable = { user_id: number; clan_id: number; role: ClanRole; joined_at: Written }
type NotificationTable = {
  user_id: number
  id: GeneratedAlways<number>
  kind: NotificationKind
  facts: Json<Record<string, string | number>>
  natural_key: string
  created_at: Written
  read_at: Timestamp | null
}

/** A notification of an event to many users at once; its ids are from the same sequence as those of `notification`. */
type EventNoticeTable = {
  id: Generated<number>
  event_id: number
  kind: NotificationKind
  facts: Json<Record<string, string | number>>
  natural_key: string
  created_at: Written
}
/** The recipients: a bit for each user of the block, by id % 1000. */
type EventNoticeBlockTable = {
  block: number
  notice_id: number
  users: string
  /** Of results: hundredths by place, now and as in the last notice; null for users without the bit. */
  scores: (number | null)[] | null
  scores_before: (number | null)[] | null
}
type EventNoticeReadTable = { user_id: number; notice_id: number; read_at: Written }

type SecurityEventTable = {
  id: GeneratedAlways<number>
  at: Written
  kind: SecurityEventKind
  /** Null if no user has the name that was tried. */
  account_id: number | null
  network: string
}

/** A user's dispute about a locked phase, with the receipt at that time. */
type DisputeTable = {
  id: GeneratedAlways<number>
  user_id: number
  event_id: number
  phase_index: number
  reason: string
  receipt: ColumnType<Receipt, string, never>
  sent_at: Written
  answer: string | null
  answered_at: Timestamp | null
  answered_by: number | null
}

type AuditTable = {
  id: GeneratedAlways<number>
  at: Written
  account_id: number
  as_organiser: Generated<boolean>
  as_owner: Generated<boolean>
  call: string
  event_id: number | null
  before: Json<object> | null
  after: Json<object> | null
}

/** The version of a clan's visible members; renewed by triggers. */
type ClanVersionTable = { clan_id: number; version: number }

export type UserTables = {
  account: AccountTable
  session: SessionTable
  known_device: KnownDeviceTable
  sign_in_attempt: SignInAttemptTable
  call_count: CallCountTable
  friendship: FriendshipTable
  user_block: UserBlockTable
  shortlisted_player: ShortlistedPlayerTable
  clan: ClanTable
  clan_member: ClanMemberTable
  clan_version: ClanVersionTable
  notification: NotificationTable
  notification_mute: NotificationMuteTable
  event_notice: EventNoticeTable
  event_notice_block: EventNoticeBlockTable
  event_notice_read: EventNoticeReadTable
  security_event: SecurityEventTable
  dispute: DisputeTable
  audit: AuditTable
}
