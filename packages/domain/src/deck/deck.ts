import { deckSize, keyplaysPerCard, perksPerCard } from '../shared/vocabulary.ts'

/** A perk on a card. `originPhase` is the phase whose supply it came from; it is less than the deck's own when carried. */
export type CardPerk = { perkId: number; originPhase: number }

/** A player's card in a deck; keyplays and perks are sets (rules.md 5). */
export type DeckCard = { playerId: number; keyplays: readonly number[]; perks: readonly CardPerk[] }

/** The cards of one user in one phase of one event. The place in the array is the order; this JSON is what is stored. */
export type Deck = readonly DeckCard[]

export const cardOf = (deck: Deck, playerId: number): DeckCard | undefined =>
  deck.find(card => card.playerId === playerId)

export const hasPerk = (card: DeckCard, perkId: number): boolean =>
  card.perks.some(perk => perk.perkId === perkId)

export const withCard = (deck: Deck, changed: DeckCard): Deck =>
  deck.map(card => (card.playerId === changed.playerId ? changed : card))

const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

const isLegalCard = (card: DeckCard): boolean =>
  card.keyplays.length <= keyplaysPerCard &&
  card.perks.length <= perksPerCard &&
  distinct(card.keyplays) &&
  distinct(card.perks.map(perk => perk.perkId))

/** At most 5 cards of distinct players, each with at most 3 distinct keyplays and 3 distinct perks (player.md 5). */
export const isLegalDeck = (deck: Deck): boolean =>
  deck.length <= deckSize && distinct(deck.map(card => card.playerId)) && deck.every(isLegalCard)
