import type { Deck } from '../deck/deck.ts'
import type { KeyplayCount } from '../score/count-index.ts'
import type { LockFacts } from '../score/frozen-deck.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import type { ProofLink } from './link.ts'

/** A frozen phase in a bundle. */
export type BundlePhase = {
  index: number
  open: string
  lock: string
  /** The goal in points. */
  goal: number
  facts: LockFacts
  /** The types of score files that the phase has. */
  files: ScoreFileType[]
}

/** A count of a score file. */
export type BundleCount = KeyplayCount & { phase: number; type: ScoreFileType }

/** The first part of a bundle: all but decks and ranking (rulebook 9.27). */
export type BundleHead = {
  eventId: number
  links: ProofLink[]
  secondChance: boolean
  completed: boolean
  now: string
  /** Whether the published ranking includes everything in the bundle; until then only decks and counts can be compared. */
  ranked: boolean
  phases: BundlePhase[]
  counts: BundleCount[]
  /** The numbers of the blocks in ascending order; each block is a separate part. */
  blocks: number[]
}

/** A deck in a bundle; `leaf` is the hash made when the phase locked. A deck that no longer exists has no cards and no time. */
export type BundleDeck = { userId: number; cards: Deck; savedAt: string | null; leaf: string }

/** A row of the published ranking. */
export type BundleStanding = { userId: number; rank: number; score: number }

/** A part of a bundle: the decks of the users of a block and their rows in the published ranking (rulebook 9.27). */
export type BundleBlock = {
  block: number
  /** The hash of the event's last link and the number of its ranking at the time when the part was read. */
  head: string | null
  generation: number
  /**
   * `root` is the root of the block, as stored when it was created; `letIn` are the ids of users without a deck whom a correction let in
   * (rulebook 3.21).
   */
  phases: { phase: number; root: string; decks: BundleDeck[]; letIn?: number[] }[]
  standings: BundleStanding[]
}
