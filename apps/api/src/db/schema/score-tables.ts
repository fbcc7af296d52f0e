import type { Deck, LockFacts } from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Written } from './column-types.ts'

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

type RewardGrantTable = {
  event_id: number
  user_id: number
  event_reward_id: number
  rank: number
  amount: number
}

export type ScoreTables = {
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
