import { accept, type Result, refuse } from '../shared/result.ts'
import { deckSize, keyplaysPerCard } from '../shared/vocabulary.ts'
import { cardOf, type Deck, withCard } from './deck.ts'

/** Ids of the players who are listed in a phase, and of those whose cards the user may not hold (rulebook 30.15). */
export type CardSupply = { players: readonly number[]; barred?: readonly number[] }

/** Appends a card without keyplays and perks (rulebook 4.5). Refuses CARD_ALREADY_IN_DECK, PLAYER_NOT_IN_PHASE, OWN_MATCH, DECK_FULL. */
export const addCard = (deck: Deck, playerId: number, { players, barred = [] }: CardSupply): Result<Deck> => {
  if (cardOf(deck, playerId)) return refuse('CARD_ALREADY_IN_DECK', { playerId })
  if (!players.includes(playerId)) return refuse('PLAYER_NOT_IN_PHASE', { playerId })
  if (barred.includes(playerId)) return refuse('OWN_MATCH', { playerId })
  if (deck.length >= deckSize) return refuse('DECK_FULL', { limit: deckSize })
  return accept([...deck, { playerId, keyplays: [], perks: [] }])
}

/** Removes a card; the ones after it move up (rulebook 4.6). Refuses CARD_NOT_IN_DECK. */
export const removeCard = (deck: Deck, playerId: number): Result<Deck> =>
  cardOf(deck, playerId)
    ? accept(deck.filter(card => card.playerId !== playerId))
    : refuse('CARD_NOT_IN_DECK', { playerId })

/** Moves playerA to playerB's place; the cards between shift by one (rulebook 4.7). Refuses CARD_NOT_IN_DECK. */
export const reorderCards = (deck: Deck, playerA: number, playerB: number): Result<Deck> => {
  const moved = cardOf(deck, playerA)
  if (!moved) return refuse('CARD_NOT_IN_DECK', { playerId: playerA })
  const place = deck.findIndex(card => card.playerId === playerB)
  if (place < 0) return refuse('CARD_NOT_IN_DECK', { playerId: playerB })
  return accept(deck.filter(card => card !== moved).toSpliced(place, 0, moved))
}

type KeyplayOnCard = { playerId: number; keyplayId: number }

/**
 * Puts a keyplay on a card (rulebook 4.8). Refuses CARD_NOT_IN_DECK, KEYPLAY_UNKNOWN, KEYPLAY_ALREADY_ON_CARD,
 * KEYPLAYS_FULL.
 */
export const addKeyplay = (
  deck: Deck,
  { playerId, keyplayId }: KeyplayOnCard,
  catalogue: readonly number[],
): Result<Deck> => {
  const card = cardOf(deck, playerId)
  if (!card) return refuse('CARD_NOT_IN_DECK', { playerId })
  if (!catalogue.includes(keyplayId)) return refuse('KEYPLAY_UNKNOWN', { keyplayId })
  if (card.keyplays.includes(keyplayId)) return refuse('KEYPLAY_ALREADY_ON_CARD', { keyplayId })
  if (card.keyplays.length >= keyplaysPerCard) return refuse('KEYPLAYS_FULL', { limit: keyplaysPerCard })
  return accept(withCard(deck, { ...card, keyplays: [...card.keyplays, keyplayId] }))
}

/**
 * Removes a keyplay from a card, even one that the catalogue no longer has (rulebook 4.8). Refuses CARD_NOT_IN_DECK,
 * KEYPLAY_NOT_ON_CARD.
 */
export const removeKeyplay = (deck: Deck, { playerId, keyplayId }: KeyplayOnCard): Result<Deck> => {
  const card = cardOf(deck, playerId)
  if (!card) return refuse('CARD_NOT_IN_DECK', { playerId })
  if (!card.keyplays.includes(keyplayId)) return refuse('KEYPLAY_NOT_ON_CARD', { keyplayId })
  return accept(withCard(deck, { ...card, keyplays: card.keyplays.filter(id => id !== keyplayId) }))
}
