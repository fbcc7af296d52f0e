import { type PhaseResult, scoreFrozen } from '@game/domain'
import type { Queryable } from '../../db/db.ts'
import { unpackDeck } from '../freeze/packed-deck.ts'
import { listPhaseDecks } from './deck-score-queries.ts'

/**
 * Loads a user's part in every phase of an event for the domain's `phaseStates`: whether a card was held, the score of
 * the locked deck (null if there is none), and whether there is a score file.
 */
export async function getPhaseScores(db: Queryable, eventId: number, userId: number): Promise<PhaseResult[]> {
  const rows = await listPhaseDecks(db, eventId, userId)
  return rows.map(({ phase, scored, held, locked, counts }) => ({
    phase,
    scored,
    held,
    score: locked && scored ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
  }))
}
