import { type PhaseResult, scoreFrozen } from '@game/domain'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import type { EventMoment, SharedEvent } from '../../event-memory/shared-event-queries.ts'
import type { UserDeck } from '../../user-deck/user-deck-queries.ts'
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
const scorePhaseDeck = ({ phase, scored, held, letIn, locked, counts }: PhaseDeck): PhaseResult => ({
  phase,
  ...(letIn && { letIn }),
  scored,
  held,
  score: locked && scored ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
})

/** The results of a user in an event take some hundred bytes. */
const memory = versionedMemory<PhaseResult[]>({ max: 20_000 })

type EventAndDecks = { shared: SharedEvent; moment: EventMoment; decks: readonly UserDeck[] }

/**
 * Finds the same for a caller that has read the event and the user's decks. Only the scores of frozen decks need the database, once per
 * version of the event, which changes with every upload, freezing and ranking.
 */
export async function findOwnResults(
  db: Db,
  userId: number,
  { shared, moment, decks }: EventAndDecks,
): Promise<PhaseResult[]> {
  const parts = shared.phases.map(({ index: phase, files, frozen }) => ({
    phase,
    scored: files.length > 0,
    frozen,
    deckVersion: decks.find(deck => deck.phase === phase && deck.cards.length > 0)?.version,
  }))
  const frozen = parts.filter(part => part.frozen && part.scored)
  const at = { key: `${shared.id} ${userId}`, version: `${moment.version} ${JSON.stringify(frozen)}` }
  const results = frozen.length > 0 ? await memory(db, at, () => getPhaseScores(db, shared.id, userId)) : []
  const ofPhase = new Map(results.map(result => [result.phase, result]))
  return parts.map(({ phase, scored, deckVersion }) => ({
    score: null,
    ...ofPhase.get(phase),
    phase,
    scored,
    held: deckVersion !== undefined,
  }))
}
