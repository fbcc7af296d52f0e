import { freezeDeck, scoreDeck, scoreFrozen } from '@game/domain'
import type { z } from 'zod'
import type { Db } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import { unpackDeck } from '../freeze/packed-deck.ts'
import { type cardScore, scoreToWire } from './card-score.ts'
import {
  type DeckOfPhase,
  type DeckScoreState,
  type DecksKey,
  type ExplainedDeck,
  listExplainedDecks,
} from './deck-score-queries.ts'

/** The scores of a deck's cards with their reasons, and the deck's score; null until the deck is frozen. */
export type ScoredDeck = { phase: number; score: number | null; cards: z.infer<typeof cardScore>[] }

/** The frozen decks of a user in an event; one takes some ten kilobytes. */
const memory = versionedMemory<ScoredDeck[]>({ maxSize: 2000, sizeCalculation: decks => decks.length + 1 })

/**
 * Finds the scores of decks: for frozen decks they are computed once per version of the event, for all others each time.
 * Undefined if the event has changed since its state was read.
 */
export async function findScoredDecks(
  db: Db,
  key: DecksKey,
  { state, shown }: { state: DeckScoreState; shown: readonly DeckOfPhase[] },
): Promise<ScoredDeck[] | undefined> {
  const frozen = shown.filter(deck => deck.frozen)
  const others = shown.filter(deck => !deck.frozen)
  const at = {
    key: `${key.eventId} ${key.userId}`,
    version: `${state.version} ${JSON.stringify(frozen.map(({ index, cards }) => [index, cards]))}`,
  }
  const [ofFrozen, ofOthers] = await Promise.all([
    memory(db, at, () => readScoredDecks(db, key, state, frozen)),
    readScoredDecks(db, key, state, others),
  ])
  return ofFrozen && ofOthers && [...ofFrozen, ...ofOthers].toSorted((a, b) => a.phase - b.phase)
}

async function readScoredDecks(
  db: Db,
  key: DecksKey,
  state: DeckScoreState,
  decks: readonly DeckOfPhase[],
): Promise<ScoredDeck[] | undefined> {
  if (decks.length === 0) return []
  const read = await listExplainedDecks(
    db,
    key,
    decks.map(({ index, cards }) => ({ phase: index, cards })),
  )
  const isSame = ({ version, revision }: ExplainedDeck) =>
    version === state.version && revision === state.live.revision
  return read.every(isSame) ? read.map(scoreExplained) : undefined
}

/** Scores a deck by the facts and counts that explain it. */
export const scoreExplained = ({
  phase,
  cards,
  facts,
  locked,
  counts,
}: Omit<ExplainedDeck, 'version' | 'revision'>): ScoredDeck => ({
  phase,
  score: locked ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
  cards: scoreDeck(freezeDeck(cards, facts), counts).cards.map(card => scoreToWire(card, phase)),
})
