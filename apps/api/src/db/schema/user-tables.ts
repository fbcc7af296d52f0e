import type { ClanRole, FriendshipStatus, NotificationKind } from '@game/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

type AccountTable = {
  id: GeneratedAlways<number>
  username: string
  email: string | null
  name: string
  password_hash: string
  role: Generated<'user' | 'admin'>
  avatar: Generated<string>
  policy_accepted_at: Timestamp | null
  deletion_requested_at: Timestamp | null
  erased_at: Timestamp | null
  created_at: Written
}
type SessionTable = {
  token_hash: string
  account_id: number
  remember: boolean
  created_at: Written
  expires_at: Timestamp
}
type SignInAttemptTable = { key: string; attempts: number; since: Written }
type FriendshipTable = {
  sender_id: number
  recipient_id: number
  status: Generated<FriendshipStatus>
  created_at: Written
}
type ClanTable = {
  id: GeneratedAlways<number>
  name: string
  /** The name without regard to case, by the domain's `nameKey`: databases differ in what a capital is. */
  name_key: string
  img: Generated<string>
  created_at: Written
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

type AuditTable = {
  id: GeneratedAlways<number>
  at: Written
  account_id: number
  call: string
  event_id: number | null
  before: Json<object> | null
  after: Json<object> | null
}

export type UserTables = {
  account: AccountTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  friendship: FriendshipTable
  clan: ClanTable
  clan_member: ClanMemberTable
  notification: NotificationTable
  audit: AuditTable
}
