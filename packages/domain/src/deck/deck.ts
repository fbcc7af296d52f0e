import { mustFit } from '../shared/value/must-fit.ts'
import { deckSize, keyplaysPerCard, perksPerCard } from '../shared/vocabulary.ts'
import { deckShape } from './shapes.ts'

/**
 * A perk on a card. `originPhase` is the index of the phase whose supply it came from: an earlier phase for a perk that was
 * carried over (rulebook 4.9).
 */
export type CardPerk = { perkId: number; originPhase: number }

/** A player's card in a deck, with the ids of its keyplays and its perks; both are sets (rulebook 4.8, 4.9). */
export type DeckCard = { playerId: number; keyplays: readonly number[]; perks: readonly CardPerk[] }

/** The cards of one user in one phase of one event, in order; this JSON is what is stored (rulebook 4.1). */
export type Deck = readonly DeckCard[]

/** Finds a player's card. */
export const cardOf = (deck: Deck, playerId: number): DeckCard | undefined =>
  deck.find(card => card.playerId === playerId)

/** Whether a card has a perk, from any phase. */
export const hasPerk = (card: DeckCard, perkId: number): boolean =>
  card.perks.some(perk => perk.perkId === perkId)

/** Replaces the player's card by a changed one. */
export const withCard = (deck: Deck, changed: DeckCard): Deck =>
  deck.map(card => (card.playerId === changed.playerId ? changed : card))

const areDistinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

const isLegalCard = (card: DeckCard): boolean =>
  card.keyplays.length <= keyplaysPerCard &&
  card.perks.length <= perksPerCard &&
  areDistinct(card.keyplays) &&
  areDistinct(card.perks.map(perk => perk.perkId))

/**
 * Whether a deck is legal: at most 5 cards of distinct players, each with at most 3 distinct keyplays and 3 distinct perks
 * (rulebook 4.2, 4.8, 4.9).
 *
 * @example
 * isLegalDeck([{ playerId: 7, keyplays: [1, 6, 9], perks: [] }]) // true
 * isLegalDeck([{ playerId: 7, keyplays: [1, 1], perks: [] }]) // false
 */
export const isLegalDeck = (deck: Deck): boolean => {
  mustFit('deck', deck, deckShape)
  return deck.length <= deckSize && areDistinct(deck.map(card => card.playerId)) && deck.every(isLegalCard)
}
