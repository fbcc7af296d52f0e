import type { CardPerk, Deck, DeckCard } from '../deck/deck.ts'
import type { KeyplayCount } from '../score/count-index.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import { hashOf } from './hash.ts'
import { leafOf, merkleRoot } from './merkle.ts'

/** A deck as it was when its phase locked; `savedAt` is the instant of its last change. */
export type ProvenDeck = { userId: number; cards: Deck; savedAt: string }

/**
 * Writes a deck as `canonicalJson` does, but many times as fast, as the order of the fields is fixed (rulebook 9.25).
 *
 * @example
 * deckJson({ userId: 7, savedAt: '2026-06-02', cards: [] }) // '{"cards":[],"savedAt":"2026-06-02","userId":7}'
 */
export const deckJson = ({ userId, cards, savedAt }: ProvenDeck): string =>
  `{"cards":${cardsJson(cards)},"savedAt":${JSON.stringify(savedAt)},"userId":${userId}}`

/**
 * Writes the cards of a deck as `deckJson` does (rulebook 9.25).
 *
 * @example
 * cardsJson([{ playerId: 7, keyplays: [6], perks: [] }]) // '[{"keyplays":[6],"perks":[],"playerId":7}]'
 */
export const cardsJson = (cards: Deck): string => `[${cards.map(cardJson).join()}]`

const cardJson = ({ keyplays, perks, playerId }: DeckCard): string =>
  `{"keyplays":[${keyplays.join()}],"perks":[${perks.map(perkJson).join()}],"playerId":${playerId}}`

const perkJson = ({ originPhase, perkId }: CardPerk): string =>
  `{"originPhase":${originPhase},"perkId":${perkId}}`

/**
 * The root of a block: the users with the same `userId / 1000` rounded down. The leaves of its tree are their decks in the
 * order of the user ids.
 */
export type BlockRoot = { block: number; decks: number; root: string }

/** The hashes of the counts of a phase by type of score file; null without a file. */
export type CountHashes = { kill: string | null; match: string | null }

/**
 * What a link says (rulebook 9.24). `lock`, `carry` and `recheck` record everything that the scores of a phase depend on:
 * when it locks, when winners' cards are carried over late, and when locked decks are checked again. `counts` records the
 * counts of a file's phases; `numbering` records new indexes of phases; `ranking` records what is published (rulebook 9.33).
 */
export type LinkBody =
  | {
      kind: 'lock' | 'carry' | 'recheck'
      phase: number
      decks: number
      root: string
      /** The hash of the phase's `LockFacts`. */
      facts: string
      goal: number
      counts: CountHashes
    }
  | {
      kind: 'counts'
      type: ScoreFileType
      uploadId: number
      restoredFrom: number | null
      /** The SHA-256 of the score file, or of what else was counted. */
      file: string
      /** The hash of the counts, null for a phase that has none any more. */
      phases: { phase: number; counts: string | null }[]
    }
  | { kind: 'numbering'; phases: { from: number; to: number }[] }
  | RankingBody

/** A published ranking as its link records it (rulebook 9.33). */
export type RankingBody = {
  kind: 'ranking'
  generation: number
  completed: boolean
  secondChance: boolean
  /** The locked phases with their dates, by index. */
  phases: { phase: number; open: string; lock: string }[]
  /** The number of rows. */
  rows: number
  /** The roots of the trees of `recordedRows`. */
  ranks: string
  previousRanks: string
  /** The hash of the list of `BundleFigures`, by phase. */
  figures: string
  /** The hash of the event's rewards, by id; null until the event is completed. */
  rewards: string | null
  /** The ids of users with a deck whom the ranking leaves out, as they no longer take part in a private event (rulebook 30.4). */
  without?: readonly number[]
}

/** A link of an event's chain; `previous` is the hash of the link before, '' for the first. */
export type ProofLink = {
  eventId: number
  /** From 1. */
  number: number
  previous: string
  at: string
  body: LinkBody
  hash: string
}

/** Returns the root of a phase: the root of the tree of its blocks, in the order of their numbers (rulebook 9.25). */
export const phaseRoot = (blocks: readonly BlockRoot[]): string => merkleRoot(blocks.map(leafOf))

/** Returns the hash of the counts of one phase and type of score file; their order does not matter (rulebook 9.25). */
export const countsHash = (counts: readonly KeyplayCount[]): string =>
  hashOf(
    counts
      .map(({ playerId, keyplayId, count }) => [playerId, keyplayId, count] as const)
      .sort(
        ([player, keyplay], [otherPlayer, otherKeyplay]) => player - otherPlayer || keyplay - otherKeyplay,
      ),
  )

/** Returns the hash of a link, which covers all its other fields (rulebook 9.25). */
export const linkHash = ({ eventId, number, previous, at, body }: Omit<ProofLink, 'hash'>): string =>
  hashOf({ eventId, number, previous, at, body })
