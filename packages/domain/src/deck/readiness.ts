import { deckSize, type KeyplayType, keyplaysPerCard, perksPerCard } from '../shared/vocabulary.ts'
import type { Deck } from './deck.ts'
import { perksLeft } from './perk-supply.ts'

/** How complete a deck is, and how many perks of the phase's supply it has not placed (rulebook 13.58). */
export type DeckReadiness = { cards: number; keyplays: number; perksLeft: number; isReady: boolean }

/** The number of keyplays of a full deck. */
export const keyplaysPerDeck: number = deckSize * keyplaysPerCard

/**
 * Returns how complete a deck is; it is ready with five cards of three keyplays each (rulebook 13.58).
 *
 * @example
 * deckReadiness([{ playerId: 7, keyplays: [6, 9], perks: [] }], [3, 5], 1) // { cards: 1, keyplays: 2, perksLeft: 2, isReady: false }
 */
export const deckReadiness = (deck: Deck, rolled: readonly number[], phaseIndex: number): DeckReadiness => {
  const keyplays = deck.reduce((sum, card) => sum + card.keyplays.length, 0)
  return {
    cards: deck.length,
    keyplays,
    perksLeft: perksLeft(deck, rolled, phaseIndex).length,
    isReady: deck.length === deckSize && keyplays === keyplaysPerDeck,
  }
}

/** What a deck needs next: cards, keyplays on the first card that lacks some, or the perks that are left (rulebook 13.58). */
export type DeckStep =
  | { missing: 'cards' | 'perks'; left: number }
  | { missing: 'keyplays'; left: number; playerId: number }

/**
 * Returns what a deck needs next, null if nothing is missing; perks only while a card has room for one (rulebook 13.58).
 *
 * @example
 * nextDeckStep([{ playerId: 7, keyplays: [6, 9], perks: [] }], [3, 5], 1) // { missing: 'cards', left: 4 }
 */
export const nextDeckStep = (deck: Deck, rolled: readonly number[], phaseIndex: number): DeckStep | null => {
  if (deck.length < deckSize) return { missing: 'cards', left: deckSize - deck.length }
  const card = deck.find(({ keyplays }) => keyplays.length < keyplaysPerCard)
  if (card)
    return { missing: 'keyplays', left: keyplaysPerCard - card.keyplays.length, playerId: card.playerId }
  const left = perksLeft(deck, rolled, phaseIndex).length
  const hasRoom = deck.some(({ perks }) => perks.length < perksPerCard)
  return left > 0 && hasRoom ? { missing: 'perks', left } : null
}

/**
 * Whether a perk has no effect on a card: it applies to a type of keyplays that the card does not have (rulebook 6.6,
 * 13.59).
 *
 * @example
 * isIdlePerk({ keyplayType: 'utility' }, ['kill', 'match']) // true
 */
export const isIdlePerk = (
  { keyplayType }: { keyplayType: KeyplayType | null },
  types: readonly KeyplayType[],
): boolean => keyplayType !== null && !types.includes(keyplayType)
