import { accept, type Result, refuse } from '../shared/result.ts'
import { deckSize } from '../shared/vocabulary.ts'
import { cardOf, type Deck } from './deck.ts'

/** Appends a bare card. Refuses CARD_ALREADY_IN_DECK, PLAYER_NOT_IN_PHASE, DECK_FULL. */
export const addCard = (deck: Deck, playerId: number, players: readonly number[]): Result<Deck> => {
  if (cardOf(deck, playerId)) return refuse('CARD_ALREADY_IN_DECK', { playerId })
  if (!players.includes(playerId)) return refuse('PLAYER_NOT_IN_PHASE', { playerId })
  if (deck.length >= deckSize) return refuse('DECK_FULL', { limit: deckSize })
  return accept([...deck, { playerId, keyplays: [], perks: [] }])
}

/** Takes a card out; those behind it move up. Refuses CARD_NOT_IN_DECK. */
export const removeCard = (deck: Deck, playerId: number): Result<Deck> =>
  cardOf(deck, playerId)
    ? accept(deck.filter(card => card.playerId !== playerId))
    : refuse('CARD_NOT_IN_DECK', { playerId })

/** Moves playerA to playerB's place; the cards between shift by one (rules.md 5). Refuses CARD_NOT_IN_DECK. */
export const reorderCards = (deck: Deck, playerA: number, playerB: number): Result<Deck> => {
  const moved = cardOf(deck, playerA)
  if (!moved) return refuse('CARD_NOT_IN_DECK', { playerId: playerA })
  const place = deck.findIndex(card => card.playerId === playerB)
  if (place < 0) return refuse('CARD_NOT_IN_DECK', { playerId: playerB })
  return accept(deck.filter(card => card !== moved).toSpliced(place, 0, moved))
}
