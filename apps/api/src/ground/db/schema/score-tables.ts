import type { CountedMoment, Deck, LinkBody, LockFacts, MapOrigin, MapState, PlayerCount } from '@game/domain'
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
/** What a user plans for a phase that has not opened (rulebook 4.23). */
type DraftDeckTable = {
  user_id: number
  event_id: number
  phase_index: number
  version: number
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

/** What an entry of the history did to the sets of maps (rulebook 16.3 to 16.7, 8.36). */
export const uploadSteps = ['replace', 'add', 'server', 'choose', 'restore', 'undo', 'recheck'] as const
export type UploadStep = (typeof uploadSteps)[number]

/** A file of an entry of the history. */
export type UploadedFile = { name: string; layout: string; rows: number; checksum: string }

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
  step: UploadStep
  /** The upload that this one restored, and the one that it undid. */
  restored_from: number | null
  undid: Generated<number | null>
  /** The maps in the sets of its phases after it; those of phases that have been removed no longer exist. */
  maps: ColumnType<{ id: number; state: MapState }[], string, string>
  files: ColumnType<UploadedFile[], string, string>
  account_id: number
  uploaded_at: Written
}
/** A demo of a map: the name of its file, and the checksum under which what was read of it is kept. */
export type MapDemo = { name: string; checksum: string }

/** A map of a phase as it was read; only its phase is ever changed, when phases are renumbered. */
type ScoreMapTable = {
  id: GeneratedAlways<number>
  event_id: number
  phase_index: number
  type: 'kill' | 'match'
  key: string
  origin: MapOrigin
  whole: boolean
  match: string
  map: string
  number: string
  rounds: number | null
  rows: number
  players: number[]
  /** Who killed whom in its first round; '' if that is not known, as in maps from before it was kept. */
  first_kills: string
  uncounted: number[]
  counts: ColumnType<PlayerCount[], string, string>
  layout: string
  /** The name of the file or of the game server. */
  source_name: string
  source_id: number | null
  checksum: string
  /** The demos that it was read from. */
  demos: ColumnType<MapDemo[], string, string>
  /** What its kills changed in the counts, in their order; null if they are not known. */
  moments: ColumnType<CountedMoment[] | null, string | null, string | null>
  account_id: number
  added_at: Written
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
/** A view: the counts that count, without those of void players. */
type CountedKeyplayTable = KeyplayCountTable
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
/** The key that checkpoints are signed with, PKCS #8 in base64; one row. */
type ProofKeyTable = { id: number; pkcs8: string }
/** A signed root of an event: `note` is the whole signed note, and `day` a date in UTC. */
type ProofCheckpointTable = {
  event_id: number
  day: string
  size: number
  root: string
  origin: string
  note: string
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
  /** The lowest score among the best 1, 2, … 100 percent; null if it was ranked before they were kept. */
  top_scores: (number | null)[] | null
}

/** The last generation that was published while a phase was the newest that had locked; its places are kept (rulebook 9.37). */
type PhaseGenerationTable = { event_id: number; phase_index: number; generation: number }

/** Long work for an event: its progress, and why it last failed. */
type EventWorkTable = {
  event_id: number
  kind: 'freezing' | 'ranking' | 'notices' | 'demos'
  step: 'freezing' | 'scoring' | 'writing' | 'waiting' | 'reading' | null
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
  phase_generation: PhaseGenerationTable
  deck: DeckTable
  draft_deck: DraftDeckTable
  phase_summary: PhaseSummaryTable
  score_upload: ScoreUploadTable
  score_file: ScoreFileTable
  score_map: ScoreMapTable
  keyplay_count: KeyplayCountTable
  counted_keyplay: CountedKeyplayTable
  phase_upload: PhaseUploadTable
  locked_phase: LockedPhaseTable
  frozen_block: FrozenBlockTable
  proof_block: ProofBlockTable
  proof_link: ProofLinkTable
  proof_key: ProofKeyTable
  proof_checkpoint: ProofCheckpointTable
  locked_deck: LockedDeckTable
  standing_place: StandingPlaceTable
  standing_page: StandingPageTable
  standing_outcome: StandingOutcomeTable
  standing: StandingTable
}
