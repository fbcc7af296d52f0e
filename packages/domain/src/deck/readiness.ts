import { deckSize, type KeyplayType, keyplaysPerCard } from '../shared/vocabulary.ts'
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
