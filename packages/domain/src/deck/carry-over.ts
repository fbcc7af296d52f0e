import type { Deck } from './deck.ts'

/** What of a deck goes on to the next phase, and the players whose cards stay behind. */
export type CarryOver = { cards: Deck; left: number[] }

/**
 * Splits a deck by who takes part in the next phase. Cards keep order, keyplays and perks, each perk its `originPhase`
 * (rules.md 5). The move of this name does it for an open phase; a server does it at the lock for an empty deck.
 */
export const carryOver = (cards: Deck, players: readonly number[]): CarryOver => ({
  cards: cards.filter(card => players.includes(card.playerId)),
  left: cards.map(card => card.playerId).filter(playerId => !players.includes(playerId)),
})
