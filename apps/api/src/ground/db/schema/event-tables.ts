import type {
  HostingLimits,
  MatchStatus,
  NewsState,
  OwnCards,
  ParticipantState,
  RewardType,
  SourcePerson,
} from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

type EventTable = {
  id: GeneratedAlways<number>
  name: string
  img: Generated<string>
  public: Generated<boolean>
  featured: Generated<boolean>
  completed: Generated<boolean>
  completed_at: Timestamp | null
  second_chance: Generated<boolean>
  final_after_hours: Generated<number>
  generation: Generated<number>
  /** The ranking includes everything that was saved before this time. */
  ranked_at: Timestamp | null
  /** The last link of the proof that the ranking includes. */
  ranked_link: Generated<number>
  revision: Generated<number>
  created_at: Written
  /** For which players people of score files count (rulebook 8.41). */
  people: ColumnType<SourcePerson[], string | undefined, string>
}
type PhaseTable = {
  event_id: number
  index: number
  badge_id: GeneratedAlways<number>
  name: string
  /** Null or empty: players who read Polish see the English name. */
  name_pl: string | null
  points: number
  mult: number
  open: Timestamp
  lock: Timestamp
  revision: Generated<number>
  frozen_at: Timestamp | null
  /** The goal at the lock; until then `points` is the goal. */
  goal: number | null
  /** The multiplier at the lock; until then `mult` is the multiplier. */
  frozen_mult: number | null
  /** When something that its results depend on was last changed, and the reason that was given. */
  changed_at: Timestamp | null
  change_reason: string | null
}
type PickRatesTable = {
  event_id: number
  phase_index: number
  version: string
  counted_at: Written
  rates: Json<{ playerId: number; share: number }[]>
}
type PhaseTeamTable = { event_id: number; phase_index: number; team_id: number }
type PhasePlayerTable = {
  event_id: number
  phase_index: number
  player_id: number
  team_id: number
  /** What an organiser says of the player; null for nothing. */
  news: NewsState | null
  news_text: Generated<string>
}
type PhasePerkTable = { event_id: number; phase_index: number; place: number; perk_id: number }
type MatchTable = {
  id: GeneratedAlways<number>
  event_id: number
  phase_index: number
  home_team_id: number
  away_team_id: number
  date: Timestamp
  status: Generated<MatchStatus>
  best_of: number | null
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

/** The ranking up to which the users of an event have been notified. */
type EventToldTable = { event_id: number; generation: number }
/** A lock that has been moved and not announced yet; `old_lock` is the one that users know. */
type LockMoveTable = { event_id: number; phase_index: number; old_lock: Timestamp; moved_at: Timestamp }

/** A user who organises an event with the admins, or has been asked to. */
type EventOrganiserTable = {
  event_id: number
  user_id: number
  named_at: Written
  accepted_at: Timestamp | null
}

/** What a private event has besides; `owner_id` is null and `orphaned_at` set once its owner was erased and nobody followed, `close_reason` is there once an admin has closed it. */
type PrivateEventTable = {
  event_id: number
  owner_id: number | null
  code: string
  entry: 'open' | 'letIn'
  prize: Generated<string>
  automatic: Generated<boolean>
  own_cards: Generated<OwnCards>
  close_reason: string | null
  made_at: Written
  orphaned_at: Timestamp | null
}
/** Who takes part in a private event, its owner and organisers among them, waits to be let in, was removed, or has left. */
type EventParticipantTable = {
  event_id: number
  user_id: number
  state: ParticipantState | 'left'
  since: Written
  /** The open code by which the user links a SteamID, and until when it is valid (rulebook 30.14). */
  steam_code: Generated<string | null>
  steam_code_until: ColumnType<string | null, never, null>
}

/** The limits of private events that an admin has changed. */
type HostingLimitTable = { name: keyof HostingLimits; value: number }

/** What a private event has taken on a day (UTC) from game servers and demos (rulebook 30.8). */
type HostingUseTable = {
  event_id: number
  day: string
  log_bytes: Generated<number>
  demos: Generated<string[]>
  logs_refused: Generated<boolean>
}

/** What somebody of its circle has reported about a private event (rulebook 30.16). */
type EventReportTable = { event_id: number; user_id: number; reason: string; reported_at: Written }

/** A message of the organisers to all who play an event; `announced_at` is null until they have been notified (rulebook 20.16). */
type EventMessageTable = {
  id: GeneratedAlways<number>
  event_id: number
  /** `YYYY-MM-DD` in UTC; there is one message a day. */
  day: string
  en: string
  pl: string
  sent_at: Written
  sent_by: number | null
  announced_at: Timestamp | null
}

/** The version of what is shown of an event, or of the catalogue (scope 0); renewed by triggers. */
type ContentVersionTable = { scope: number; version: number }

export type EventTables = {
  event: EventTable
  phase: PhaseTable
  pick_rates: PickRatesTable
  phase_team: PhaseTeamTable
  phase_player: PhasePlayerTable
  phase_perk: PhasePerkTable
  match: MatchTable
  match_map: MatchMapTable
  event_reward: EventRewardTable
  content_version: ContentVersionTable
  event_told: EventToldTable
  event_message: EventMessageTable
  event_organiser: EventOrganiserTable
  private_event: PrivateEventTable
  event_participant: EventParticipantTable
  event_report: EventReportTable
  hosting_limit: HostingLimitTable
  hosting_use: HostingUseTable
  lock_move: LockMoveTable
}
