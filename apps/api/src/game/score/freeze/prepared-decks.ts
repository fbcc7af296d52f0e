import type { Deck } from '@game/domain'
import { packCards } from './packed-cards.ts'
import { hashDeck, packLeaves } from './packed-leaves.ts'

/** A deck of a user; `saved_at` is the instant of its last change. */
export type UserDeck = { user_id: number; cards: Deck; saved_at: string }

/** The data that freezing needs of the decks of a block, in the order of their users. */
export type PreparedDecks = {
  /** Their packed leaves, with the users. */
  leaves: Uint8Array
  /** The packed cards, one deck after another. */
  cards: Uint8Array
}

/** Prepares decks whose rows do not have this data. */
export const prepareDecks = (decks: readonly UserDeck[]): PreparedDecks => ({
  leaves: packLeaves(
    decks.map(({ user_id: userId, cards, saved_at: savedAt }) => hashDeck({ userId, cards, savedAt })),
  ),
  cards: Buffer.concat(decks.map(deck => packCards(deck.cards))),
})
