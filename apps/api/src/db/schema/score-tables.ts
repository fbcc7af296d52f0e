import type { Deck, LinkBody, LockFacts } from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Written } from './column-types.ts'

type DeckTable = {
  user_id: number
  event_id: number
  phase_index: number
  version: Generated<number>
  cards: ColumnType<Deck, string, string>
  saved_at: Written
  leaf: Uint8Array | null
  packed_cards: Uint8Array | null
  /** The version of the deck from which `leaf` and `packed_cards` were made. */
  prepared_version: number | null
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

/** The counts of an upload, stored so that it can be restored. */
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
  /** The upload that this one restored. */
  restored_from: number | null
  account_id: number
  uploaded_at: Written
  /** Whether it was made from what game servers sent, not uploaded by hand. */
  from_source: Generated<boolean>
}
/** A part of a score file as it was uploaded, compressed; `checksum` is that of the whole file. */
type ScoreFileTable = { event_id: number; checksum: string; part: number; gzip: Buffer }
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
/** Frozen decks of 1,000 users; the migration `packedRankings` describes the bits and numbers. */
type FrozenBlockTable = {
  event_id: number
  phase_index: number
  block: number
  users: string
  cells: Uint8Array
  weights: Uint8Array
  mults: Uint8Array
  weight_values: number[]
  mult_values: number[]
  /** Users without a deck whom a correction let in. */
  let_in: Generated<string>
}
/** Hashes of the decks of a frozen block: 36 bytes each, the user's id in 4 and the hash. */
type ProofBlockTable = {
  event_id: number
  phase_index: number
  block: number
  root: string
  decks: number
  leaves: Uint8Array
}
type ProofLinkTable = {
  event_id: number
  number: number
  previous: string
  at: string
  body: ColumnType<LinkBody, string, never>
  hash: string
}
/** A view: one row per frozen deck. */
type LockedDeckTable = {
  event_id: number
  user_id: number
  phase_index: number
  cells: number[]
  weights: number[]
  mults: number[]
}
/** A part of a generation of a ranking, of 64 users: null for users who do not take part. */
type StandingPlaceTable = {
  event_id: number
  generation: number
  block: number
  positions: (number | null)[]
  ranks: (number | null)[]
  previous_ranks: (number | null)[]
  scores: (number | null)[]
  outcomes: (number | null)[]
}
/** 200 users of a generation in order of rank. */
type StandingPageTable = { event_id: number; generation: number; page: number; users: number[] }
/** A set of phases that users of a generation have won, and the number of these users. */
type StandingOutcomeTable = {
  event_id: number
  generation: number
  outcome: number
  won: number[]
  users: number
}
/** A view: one row per user in a ranking, with current names. */
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

/** A reward of this amount that has been handed out; stays when the grant is taken back. */
type RewardHandoutTable = {
  event_id: number
  user_id: number
  event_reward_id: number
  amount: number
  handed_out_at: Written
  handed_out_by: number
}
/** Phase 0 is the whole event. */
type PhaseFiguresTable = {
  event_id: number
  generation: number
  phase_index: number
  decks: number
  average: number
  best: number
  top_tenth: number
}

/** Long work for an event: its progress, and why it last failed. */
type EventWorkTable = {
  event_id: number
  kind: 'freezing' | 'ranking' | 'notices'
  step: 'freezing' | 'scoring' | 'writing' | null
  done: number
  total: number
  started_at: string
  reported_at: string
  tries: number
  failed_at: string | null
  reason: string | null
  next_try_at: string | null
}

export type ScoreTables = {
  event_work: EventWorkTable
  reward_grant: RewardGrantTable
  reward_handout: RewardHandoutTable
  phase_figures: PhaseFiguresTable
  deck: DeckTable
  phase_summary: PhaseSummaryTable
  score_upload: ScoreUploadTable
  score_file: ScoreFileTable
  keyplay_count: KeyplayCountTable
  phase_upload: PhaseUploadTable
  locked_phase: LockedPhaseTable
  frozen_block: FrozenBlockTable
  proof_block: ProofBlockTable
  proof_link: ProofLinkTable
  locked_deck: LockedDeckTable
  standing_place: StandingPlaceTable
  standing_page: StandingPageTable
  standing_outcome: StandingOutcomeTable
  standing: StandingTable
}
