import { feature, gamePath } from '../../ground/contract/call.ts'
import * as drafts from './drafts.ts'
import { getCards } from './get-cards.ts'
import { getPickRates } from './get-pick-rates.ts'
import { handleNextPhase } from './handle-next-phase.ts'
import * as moves from './moves.ts'

/** A change of the caller's own deck. */
const move = { scope: 'play', refusals: [404, 409], refreshes: ['deck.getCards', 'event.getEvent'] } as const

export const deckCalls = feature(gamePath, 'Cards, keyplays and perks', {
  getCards: {
    method: 'POST',
    scope: 'read',
    summary: "A user's cards; another user's only in phases that have locked",
    defaultText: 'loadDeck',
    needs: 'cards',
    staleAfter: ['phase_opened', 'phase_locked', 'event_changed', 'deck_changed', 'notification'],
    run: getCards,
  },
  addCard: {
    ...move,
    summary: 'Adds a card to the deck of an open phase',
    defaultText: 'addCard',
    run: moves.addCard,
  },
  removeCard: {
    ...move,
    summary: 'Removes a card with its keyplays and perks',
    defaultText: 'removeCard',
    run: moves.removeCard,
  },
  updateDeckOrder: {
    ...move,
    summary: 'Moves a card to the position of another',
    defaultText: 'moveCard',
    run: moves.updateDeckOrder,
  },
  addCardKeyplay: {
    ...move,
    summary: 'Puts a keyplay on a card',
    defaultText: 'addCardKeyplay',
    run: moves.addCardKeyplay,
  },
  removeCardKeyplay: {
    ...move,
    summary: 'Takes a keyplay off a card',
    defaultText: 'removeCardKeyplay',
    run: moves.removeCardKeyplay,
  },
  addCardPerk: {
    ...move,
    summary: 'Puts a perk on a card while its supply lasts',
    defaultText: 'addCardPerk',
    run: moves.addCardPerk,
  },
  removeCardPerk: {
    ...move,
    summary: 'Takes a perk off a card',
    defaultText: 'removeCardPerk',
    run: moves.removeCardPerk,
  },
  transferCardPerk: {
    ...move,
    summary: 'Moves a perk from one card to another',
    defaultText: 'transferCardPerk',
    run: moves.transferCardPerk,
  },
  handleNextPhase: {
    ...move,
    summary: "Acknowledges a decided phase and carries over a winner's cards",
    defaultText: 'nextPhase',
    run: handleNextPhase,
  },
  saveDraftDeck: {
    ...move,
    summary: 'Saves the draft of the deck of the next phase, which has not opened',
    refreshes: ['deck.getCards'],
    run: drafts.saveDraftDeck,
  },
  useDraftDeck: {
    ...move,
    summary: 'Makes the draft of an open phase its deck; what no longer fits is left out and named',
    run: drafts.useDraftDeck,
  },
  getPickRates: {
    scope: 'read',
    summary: 'The share of the decks of a phase that hold each player',
    refusals: [404],
    needs: 'rates',
    staleAfter: ['phase_opened', 'phase_locked', 'event_changed'],
    run: getPickRates,
  },
})
