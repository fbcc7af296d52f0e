import type { Deck } from '../deck/deck.ts'
import type { KeyplayCount } from '../score/count-index.ts'
import type { Figures } from '../score/figures.ts'
import type { LockFacts } from '../score/frozen-deck.ts'
import type { EventReward } from '../score/ranking.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import type { Checkpoint } from './checkpoint.ts'
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

/** The figures of a published ranking in points, of the whole event (phase 0) or of a phase (rulebook 9.22). */
export type BundleFigures = Figures & { phase: number }

/** How many links, blocks, decks, rows and granted rewards a bundle has (rulebook 9.34). */
export type BundleSizes = { links: number; blocks: number; decks: number; rows: number; grants: number }

/** The first part of a bundle: all but decks and ranking (rulebook 9.27). */
export type BundleHead = {
  eventId: number
  links: ProofLink[]
  /** The roots that the game has signed and published (rulebook 9.35). */
  checkpoints: Checkpoint[]
  secondChance: boolean
  completed: boolean
  now: string
  /** Whether the published ranking includes everything in the bundle; until then only decks and counts can be compared. */
  ranked: boolean
  phases: BundlePhase[]
  counts: BundleCount[]
  /** The number of the published ranking. */
  generation: number
  figures: BundleFigures[]
  rewards: EventReward[]
  sizes: BundleSizes
  /** The numbers of the blocks in ascending order; each block is a separate part. */
  blocks: number[]
}

/**
 * A deck in a bundle; `leaf` is the hash made when the phase locked, '' for a deck without one. A deck that no longer exists has
 * no cards and no time.
 */
export type BundleDeck = { userId: number; cards: Deck; savedAt: string | null; leaf: string }

/** A row of the published ranking. */
export type BundleStanding = {
  userId: number
  /** From 1, in the order of the ranking (rulebook 9.3); `listed` is the user whom the list of the ranking has there. */
  position: number
  listed: number | null
  rank: number
  previousRank: number | null
  score: number
  /** The indexes of the phases won; null if the database has lost them. */
  won: number[] | null
}

/** A reward that a user has been granted, with the rank it was granted for. */
export type BundleGrant = { userId: number; eventRewardId: number; rank: number; amount: number }

/** A part of a bundle: the decks of the users of a block, their rows in the published ranking and their rewards (rulebook 9.27). */
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
  grants: BundleGrant[]
}
