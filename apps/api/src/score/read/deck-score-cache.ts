import { freezeDeck, scoreDeck, scoreFrozen } from '@game/domain'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { type Db, perDatabase } from '../../db/db.ts'
import { unpackDeck } from '../freeze/packed-deck.ts'
import { type cardScore, scoreToWire } from './card-score.ts'
import {
  type DeckOfPhase,
  type DeckScoreState,
  type DecksKey,
  type ExplainedDeck,
  listExplainedDecks,
} from './deck-score-queries.ts'

/** The scores of a deck's cards with their reasons, and the score that the deck was frozen to; null until then. */
export type ScoredDeck = { phase: number; score: number | null; cards: z.infer<typeof cardScore>[] }

/** An entry takes some ten kilobytes. */
const mostKept = 2000
const cacheOf = perDatabase(() => new LRUCache<string, ScoredDeck>({ max: mostKept }))

/**
 * Finds the scores of the decks of some phases: those of frozen decks are computed once for each version of the event, all
 * others each time. Undefined if the event has changed since its state was read.
 */
export async function findScoredDecks(
  db: Db,
  key: DecksKey,
  { state, shown }: { state: DeckScoreState; shown: readonly DeckOfPhase[] },
): Promise<ScoredDeck[] | undefined> {
  const cache = cacheOf(db)
  const nameOf = (phase: number, cards: object) =>
    `${key.eventId} ${state.version} ${key.userId} ${phase} ${JSON.stringify(cards)}`
  const known = shown.map(({ index, frozen, cards }) =>
    frozen ? cache.get(nameOf(index, cards)) : undefined,
  )
  const unknown = shown.filter((_, n) => !known[n]).map(({ index, cards }) => ({ phase: index, cards }))
  if (unknown.length === 0) return known.filter(deck => deck !== undefined)
  const read = await listExplainedDecks(db, key, unknown)
  const isSame = ({ version, revision }: ExplainedDeck) =>
    version === state.version && revision === state.live.revision
  if (!read.every(isSame)) return undefined
  const scored = read.map(deck => ({ deck, scored: scoreExplained(deck) }))
  for (const { deck, scored: entry } of scored)
    if (deck.locked) cache.set(nameOf(deck.phase, deck.cards), entry)
  return [...known.filter(deck => deck !== undefined), ...scored.map(({ scored: entry }) => entry)].toSorted(
    (a, b) => a.phase - b.phase,
  )
}

const scoreExplained = ({ phase, cards, facts, locked, counts }: ExplainedDeck): ScoredDeck => ({
  phase,
  score: locked ? scoreFrozen(unpackDeck(locked.cards, locked), counts) : null,
  cards: scoreDeck(freezeDeck(cards, facts), counts).cards.map(card => scoreToWire(card, phase)),
})
