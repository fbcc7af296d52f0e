import { type PhaseResult, scoreFrozen } from '@game/domain'
import type { Db, Queryable } from '../../db/db.ts'
import { versionedMemory } from '../../db/versioned-memory.ts'
import { unpackDeck } from '../freeze/packed-deck.ts'
import { listPhaseDecks, type PhaseDeck } from './deck-score-queries.ts'

/**
 * Loads a user's part in every phase of an event for the domain's `phaseStates`: whether a card was held, the score of
 * the locked deck (null if there is none), and whether there is a score file.
 */
export async function getPhaseScores(db: Queryable, eventId: number, userId: number): Promise<PhaseResult[]> {
  return (await listPhaseDecks(db, eventId, userId)).map(scorePhaseDeck)
}

/** Computes the user's part in a phase from what has been read of it. */
const scorePhaseDeck = ({ phase, scored, held, locked, counts }: PhaseDeck): PhaseResult => ({
  phase,
  scored,
  held,
  score: locked && scored ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
})

/** Those of a user in an event; they take some hundred bytes. */
const memory = versionedMemory<PhaseResult[]>({ max: 20_000 })

/** The version of a user's deck in a phase, undefined if it holds no card, and whether its phase is frozen. */
type HeldDeck = { phase: number; deckVersion: number | undefined; frozen: boolean }

type Known = {
  eventId: number
  userId: number
  version: string
  scored: readonly number[]
  decks: readonly HeldDeck[]
}

/**
 * Finds the same where the user's decks have been read, and which phases have a score file: without the database but for the
 * scores of frozen decks, which are computed once for each `version` of the event: every upload, freezing and ranking gives it another.
 */
export async function findPhaseScores(
  db: Db,
  { eventId, userId, version, scored, decks }: Known,
): Promise<PhaseResult[]> {
  const frozen = decks.filter(deck => deck.frozen && scored.includes(deck.phase))
  const at = { key: `${eventId} ${userId}`, version: `${version} ${JSON.stringify(frozen)}` }
  const results = frozen.length > 0 ? await memory(db, at, () => getPhaseScores(db, eventId, userId)) : []
  const scores = new Map(results.map(({ phase, score }) => [phase, score]))
  return decks.map(deck => ({
    phase: deck.phase,
    scored: scored.includes(deck.phase),
    held: deck.deckVersion !== undefined,
    score: scores.get(deck.phase) ?? null,
  }))
}
