import type { ClanRole, LeagueFormat, LeagueScope, TieDecision } from '@game/domain'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Timestamp, Written } from './column-types.ts'

type LeagueTable = {
  id: GeneratedAlways<number>
  code: string
  name: string
  format: LeagueFormat
  scope: LeagueScope
  /** The days on which the events of a season open, `YYYY-MM-DD`; null for a list of events. */
  first_day: string | null
  last_day: string | null
  visibility: 'private' | 'public'
  entry: 'open' | 'letIn'
  mode: 'sum' | 'best' | 'places' | null
  best: number | null
  seeds: 'season' | 'lastEvent' | 'drawn' | null
  third: Generated<boolean>
  /** Whether a cup starts when it fits, the round in which its ties begin by number and lock, and the seeds from its qualifying round (rulebook 19.39). */
  qualifying: Generated<boolean>
  first_tie: number | null
  first_tie_at: Timestamp | null
  bracket: number[] | null
  renewed_from: number | null
  created_at: Written
  /** The closing, and where its root comes from (rulebook 19.14). */
  closed_at: Timestamp | null
  closing_event: number | null
  closing_phase: number | null
  closing_link: number | null
  members: string | null
  root: string | null
  seed: string | null
  /** User ids in the order of the draw, or of the seeds of a cup. */
  draw: number[] | null
  reminded_at: Timestamp | null
  /** Whether everybody has been notified of the last reminder. */
  reminded: Generated<boolean>
  owner_noticed_at: Timestamp | null
  ended_at: Timestamp | null
  prize: Generated<string>
  note: Generated<string>
  /** Who wrote prize and note last: they go when that user is erased. */
  texts_by: number | null
  /** Whether its members can talk, as the owner chose; null before that (rulebook 28.1). */
  talks: boolean | null
  /** What streams listen to for its talks. */
  talk_key: Generated<string>
}
type LeagueEventTable = { league_id: number; event_id: number }
type LeagueMemberTable = {
  league_id: number
  user_id: number
  role: ClanRole
  joined_at: Timestamp
  left_at: Timestamp | null
  /** Whether the stay ended by being removed. */
  removed: Generated<boolean>
}
type LeagueRequestTable = { league_id: number; user_id: number; asked_at: Written }
/** A round that has locked, and the table after it; the migrations `league` and `formOfMembers` describe the lists. `phase_index` is 0 in a season. */
type LeagueRoundTable = {
  league_id: number
  event_id: number
  phase_index: number
  users: number[]
  scores: (number | null)[]
  cards: number[]
  best_cards: number[]
  ranks: (number | null)[]
  points: number[]
  played: number[]
  tie_breaks: number[]
  half_wins: number[]
  best_rounds: number[]
  won: number[]
  drawn: number[]
  lost: number[]
  scored: number[]
  previous_ranks: Generated<(number | null)[]>
  forms: Generated<string[]>
  /** The members in the order of the round, and their scores. */
  order_users: Generated<number[]>
  order_scores: Generated<(number | null)[]>
  /** When the round becomes final, as of the last ranking. */
  final_at: Timestamp | null
  /** Whether it has been final: its users were notified, and its ties never change. */
  settled: Generated<boolean>
}
/** A tie that has become final, with level and place from 1. */
type LeagueTieTable = {
  league_id: number
  level: number
  place: number
  winner: number
  home_score: number
  away_score: number
  decided_by: TieDecision | null
}
type LeagueTitleTable = { league_id: number; user_id: number; won_at: Timestamp }
type LeagueEventMadeTable = { event_id: number; ranking: string; final_at: Timestamp | null }
type SeasonBoardTable = { year: number; ranking: string }
type SeasonStandingTable = {
  year: number
  user_id: number
  position: number
  rank: number
  points: number
  events: number
  half_wins: number
  podiums: number
  best_event: number
}

export type LeagueTables = {
  league: LeagueTable
  league_event: LeagueEventTable
  league_member: LeagueMemberTable
  league_request: LeagueRequestTable
  league_round: LeagueRoundTable
  league_tie: LeagueTieTable
  league_title: LeagueTitleTable
  league_event_made: LeagueEventMadeTable
  season_board: SeasonBoardTable
  season_standing: SeasonStandingTable
}
