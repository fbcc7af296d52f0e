import type { Schema } from '../db/schema.ts'

/** Views, which show one row per user; they are not tables. */
type View = 'locked_deck' | 'standing' | 'counted_keyplay'
export type TableName = Exclude<keyof Schema, View>

/**
 * Where a distributed database keeps a table: `local` on the coordinator, `reference` as a copy on every node, or by `user`: its
 * rows on the node of their `user_id`, with those of the same user in other tables.
 */
export type Placement = 'local' | 'reference' | 'user'

/** Tables that grow with users times phases are kept by user; tables that are read together with them and seldom written are on every node. */
export const placements: Record<TableName, Placement> = {
  deck: 'user',
  phase_summary: 'user',
  notification: 'user',
  event_notice_read: 'user',

  role: 'reference',
  style: 'reference',
  map: 'reference',
  team: 'reference',
  player: 'reference',
  keyplay: 'reference',
  perk: 'reference',
  sleeve: 'reference',
  reward: 'reference',
  account: 'reference',
  event: 'reference',
  phase: 'reference',
  phase_team: 'reference',
  phase_player: 'reference',
  phase_perk: 'reference',
  match: 'reference',
  match_map: 'reference',
  event_reward: 'reference',
  event_notice: 'reference',
  event_notice_block: 'reference',
  calendar_entry: 'reference',
  locked_phase: 'reference',
  score_upload: 'reference',
  phase_upload: 'reference',
  keyplay_count: 'reference',
  standing_outcome: 'reference',

  audit: 'local',
  calendar_link: 'local',
  call_count: 'local',
  clan: 'local',
  clan_member: 'local',
  clan_version: 'local',
  contact: 'local',
  content_version: 'local',
  delivery: 'local',
  dispute: 'local',
  draft_deck: 'local',
  event_live: 'local',
  event_message: 'local',
  event_organiser: 'local',
  event_told: 'local',
  event_work: 'local',
  friendship: 'local',
  frozen_block: 'local',
  known_device: 'local',
  league: 'local',
  league_event: 'local',
  league_event_made: 'local',
  league_member: 'local',
  league_request: 'local',
  league_round: 'local',
  league_tie: 'local',
  league_title: 'local',
  lock_move: 'local',
  mail_link: 'local',
  notification_mute: 'local',
  passkey: 'local',
  passkey_challenge: 'local',
  phase_figures: 'local',
  phase_generation: 'local',
  pick_rates: 'local',
  picture: 'local',
  proof_block: 'local',
  proof_checkpoint: 'local',
  proof_key: 'local',
  proof_link: 'local',
  provider_link: 'local',
  provider_visit: 'local',
  push_key: 'local',
  push_subscription: 'local',
  reminder_plan: 'local',
  reset_request: 'local',
  reward_grant: 'local',
  reward_handout: 'local',
  score_file: 'local',
  score_map: 'local',
  score_source: 'local',
  score_source_chunk: 'local',
  score_source_map: 'local',
  season_board: 'local',
  season_standing: 'local',
  security_event: 'local',
  session: 'local',
  shortlisted_player: 'local',
  sign_in_attempt: 'local',
  standing_page: 'local',
  standing_place: 'local',
  talk: 'local',
  talk_mark: 'local',
  talk_post: 'local',
  talk_reaction: 'local',
  talk_report: 'local',
  user_block: 'local',
  webhook: 'local',
  webhook_message: 'local',
}

/** The column with the user of a row. */
export const userColumn = 'user_id'

/** Lists the tables with a placement. */
export const tablesPlaced = (placement: Placement): TableName[] =>
  (Object.keys(placements) as TableName[]).filter(table => placements[table] === placement)
