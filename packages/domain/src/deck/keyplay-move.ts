import { accept, type Result, refuse } from '../shared/result.ts'
import { keyplaysPerCard } from '../shared/vocabulary.ts'
import { cardOf, type Deck, withCard } from './deck.ts'

type KeyplayOnCard = { playerId: number; keyplayId: number }

/** Puts a keyplay on a card. Refuses CARD_NOT_IN_DECK, KEYPLAY_UNKNOWN, KEYPLAY_ALREADY_ON_CARD, KEYPLAYS_FULL. */
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

/** Takes a keyplay off a card, from the catalogue or not. Refuses CARD_NOT_IN_DECK, KEYPLAY_NOT_ON_CARD. */
export const removeKeyplay = (deck: Deck, { playerId, keyplayId }: KeyplayOnCard): Result<Deck> => {
  const card = cardOf(deck, playerId)
  if (!card) return refuse('CARD_NOT_IN_DECK', { playerId })
  if (!card.keyplays.includes(keyplayId)) return refuse('KEYPLAY_NOT_ON_CARD', { keyplayId })
  return accept(withCard(deck, { ...card, keyplays: card.keyplays.filter(id => id !== keyplayId) }))
}
