import { type PhaseResult, scoreFrozen } from '@game/domain'
import type { Db, Queryable } from '../../db/db.ts'
import { versionedMemory } from '../../db/versioned-memory.ts'
import { unpackDeck } from '../freeze/packed-deck.ts'
import { listPhaseDecks, type PhaseDeck } from './deck-score-queries.ts'

/**
 * Loads a user's result in every phase of an event for the domain's `phaseStates`: whether the deck holds a card, the score of
 * the locked deck (null if there is none), and whether there is a score file.
 */
export async function getPhaseScores(db: Queryable, eventId: number, userId: number): Promise<PhaseResult[]> {
  return (await listPhaseDecks(db, eventId, userId)).map(scorePhaseDeck)
}

/** Computes the user's result in a phase. */
const scorePhaseDeck = ({ phase, scored, held, locked, counts }: PhaseDeck): PhaseResult => ({
  phase,
  scored,
  held,
  score: locked && scored ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
})

/** The results of a user in an event take some hundred bytes. */
const memory = versionedMemory<PhaseResult[]>({ max: 20_000 })

/** The version of a user's deck in a phase, undefined if it holds no card, and whether its phase is frozen. */
type HeldDeck = { phase: number; deckVersion: number | undefined; frozen: boolean }

type PhasesAndDecks = {
  eventId: number
  userId: number
  version: string
  scored: readonly number[]
  decks: readonly HeldDeck[]
}

/**
 * Finds the same for a caller that already knows the user's decks and which phases have a score file. Only the scores of frozen
 * decks need the database, once per `version` of the event, which changes with every upload, freezing and ranking.
 */
export async function findPhaseScores(
  db: Db,
  { eventId, userId, version, scored, decks }: PhasesAndDecks,
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
