import { carryOver, type Deck } from '@game/domain'

/** Whether a deck is what was carried over from the deck of the phase before, unchanged (rulebook 3.18). */
export const isCarriedOver = (deck: Deck, before: Deck, players: readonly number[]): boolean =>
  deck.length > 0 && JSON.stringify(carryOver(before, players).cards) === JSON.stringify(deck)
