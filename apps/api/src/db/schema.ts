import type {
  ClanRole,
  Deck,
  FriendshipStatus,
  LockFacts,
  NotificationKind,
  PictureKind,
  RewardType,
} from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** ISO 8601 UTC out (see parsers.ts); ISO or a Date in. */
type Timestamp = ColumnType<string, string | Date, string | Date>
type Written = ColumnType<string, string | undefined, string>
type Json<T extends object> = JSONColumnType<T, string, string>

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

type PictureTable = {
  kind: PictureKind
  key: string
  png: Uint8Array
  checksum: string
  uploaded_at: Written
}

type NamedTable = { id: Generated<number>; name: string; description: string }
type MapTable = { id: Generated<number>; name: string }
type TeamTable = { id: Generated<number>; key: string; name: string }
type PlayerTable = {
  id: Generated<number>
  name: string
  steam_id: string
  country: string
  birth: string
  img: Generated<string>
  team_id: number | null
  role_id: number
  style_id: number
}
type KeyplayTypeColumn = 'kill' | 'match' | 'utility'
type KeyplayTable = { id: number; name: string; type: KeyplayTypeColumn; points: number }
type PerkTable = {
  id: number
  name: string
  rarity: number
  mult: number
  description: string
  keyplay_type: KeyplayTypeColumn | null
}
type SleeveTable = { id: number; name: string; mult: number; description: string }
type RewardTable = { id: number; name: string; description: string }

type EventTable = {
  id: GeneratedAlways<number>
  name: string
  img: Generated<string>
  public: Generated<boolean>
  featured: Generated<boolean>
  completed: Generated<boolean>
  second_chance: Generated<boolean>
  generation: Generated<number>
  /** Whatever was known by then is in the ranking. */
  ranked_at: Timestamp | null
  revision: Generated<number>
  created_at: Written
}
type PhaseTable = {
  event_id: number
  index: number
  badge_id: GeneratedAlways<number>
  name: string
  points: number
  mult: number
  open: Timestamp
  lock: Timestamp
  revision: Generated<number>
  frozen_at: Timestamp | null
  /** The points to reach as they stood at the lock; until then `points` are. */
  goal: number | null
}
type PhaseTeamTable = { event_id: number; phase_index: number; team_id: number }
type PhasePlayerTable = { event_id: number; phase_index: number; player_id: number; team_id: number }
type PhasePerkTable = { event_id: number; phase_index: number; place: number; perk_id: number }
type MatchTable = {
  id: GeneratedAlways<number>
  event_id: number
  phase_index: number
  home_team_id: number
  away_team_id: number
  date: Timestamp
}
type MatchMapTable = {
  match_id: number
  map_number: number
  map_id: number
  home_score: number | null
  away_score: number | null
}
type EventRewardTable = {
  id: GeneratedAlways<number>
  event_id: number
  reward_id: number
  amount: number
  from: number
  to: number
  type: RewardType
}
type RewardGrantTable = {
  event_id: number
  user_id: number
  event_reward_id: number
  rank: number
  amount: number
}

type DeckTable = {
  user_id: number
  event_id: number
  phase_index: number
  version: Generated<number>
  cards: ColumnType<Deck, string, string>
  saved_at: Written
}
type PhaseSummaryTable = {
  user_id: number
  event_id: number
  phase_index: number
  score: number
  points: number
  success: boolean
  seen_at: Written
}

/** What an upload came to; kept with it, so that it can be gone back to. */
export type KeptCount = { phase: number; playerId: number; keyplayId: number; count: number }

type ScoreUploadTable = {
  id: GeneratedAlways<number>
  event_id: number
  type: 'kill' | 'match'
  layout: string
  phases: number[]
  file_name: string
  rows: number
  checksum: string
  uncounted: number[]
  counts: ColumnType<KeptCount[], string, string>
  /** The upload that this one went back to. */
  restored_from: number | null
  account_id: number
  uploaded_at: Written
}
type KeyplayCountTable = {
  event_id: number
  phase_index: number
  type: 'kill' | 'match'
  player_id: number
  keyplay_id: number
  count: number
}
type PhaseUploadTable = { event_id: number; phase_index: number; type: 'kill' | 'match'; upload_id: number }
type LockedPhaseTable = {
  event_id: number
  phase_index: number
  facts: ColumnType<LockFacts, string, string>
}
type LockedDeckTable = {
  event_id: number
  user_id: number
  phase_index: number
  cells: number[]
  weights: number[]
  mults: number[]
  cards: ColumnType<Deck, string, string>
}
type StandingTable = {
  event_id: number
  generation: number
  position: number
  rank: number
  previous_rank: number | null
  user_id: number
  username: string
  score: number
  /** The phases whose state is success. */
  won: number[]
}

/** Row types by table, columns as the database names them. */
export type Schema = {
  account: AccountTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  friendship: FriendshipTable
  clan: ClanTable
  clan_member: ClanMemberTable
  notification: NotificationTable
  audit: AuditTable
  picture: PictureTable
  role: NamedTable
  style: NamedTable
  map: MapTable
  team: TeamTable
  player: PlayerTable
  keyplay: KeyplayTable
  perk: PerkTable
  sleeve: SleeveTable
  reward: RewardTable
  event: EventTable
  phase: PhaseTable
  phase_team: PhaseTeamTable
  phase_player: PhasePlayerTable
  phase_perk: PhasePerkTable
  match: MatchTable
  match_map: MatchMapTable
  event_reward: EventRewardTable
  reward_grant: RewardGrantTable
  deck: DeckTable
  phase_summary: PhaseSummaryTable
  score_upload: ScoreUploadTable
  keyplay_count: KeyplayCountTable
  phase_upload: PhaseUploadTable
  locked_phase: LockedPhaseTable
  locked_deck: LockedDeckTable
  standing: StandingTable
}
