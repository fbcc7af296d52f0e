import type { Deck } from './deck.ts'

/** Counts how often a perk was rolled for a phase: a deck can have it that often (rulebook 4.10). */
export const perkSupply = (rolled: readonly number[], perkId: number): number =>
  rolled.filter(id => id === perkId).length

/** Counts how much of a phase's own supply of a perk a deck uses; a carried perk uses none (rulebook 4.10, 4.12). */
export const perkUse = (deck: Deck, perkId: number, phaseIndex: number): number =>
  deck.flatMap(card => card.perks).filter(perk => perk.perkId === perkId && perk.originPhase === phaseIndex)
    .length

/**
 * Returns the supply that a deck has not placed yet: perk ids with repeats, in the order of the roll (rulebook 4.10).
 *
 * @example
 * const deck = [{ playerId: 7, keyplays: [], perks: [{ perkId: 3, originPhase: 1 }] }]
 * perksLeft(deck, [3, 5, 3], 1) // [5, 3]
 */
export const perksLeft = (deck: Deck, rolled: readonly number[], phaseIndex: number): number[] =>
  rolled.filter(
    (perkId, place) => perkSupply(rolled.slice(0, place), perkId) >= perkUse(deck, perkId, phaseIndex),
  )
