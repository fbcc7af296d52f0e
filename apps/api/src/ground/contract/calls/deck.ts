import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
/** A change of the caller's own deck. */
const move = {
  method: 'POST',
  access: 'user',
  scope: 'play',
  refusals: [404, 409],
  refreshes: ['deck.getCards', 'event.getEvent'],
} as const

export const deck = {
  getCards: {
    method: 'POST',
    path: `${path}/get-cards`,
    access: 'public',
    scope: 'read',
    summary: "A user's cards; another user's only in phases that have locked",
    refusals: [],
    defaultText: 'loadDeck',
    refreshes: [],
  },
  addCard: {
    ...move,
    path: `${path}/add-card`,
    summary: 'Adds a card to the deck of an open phase',
    defaultText: 'addCard',
  },
  removeCard: {
    ...move,
    path: `${path}/remove-card`,
    summary: 'Removes a card with its keyplays and perks',
    defaultText: 'removeCard',
  },
  updateDeckOrder: {
    ...move,
    path: `${path}/update-deck-order`,
    summary: 'Moves a card to the position of another',
    defaultText: 'moveCard',
  },
  addCardKeyplay: {
    ...move,
    path: `${path}/add-card-keyplay`,
    summary: 'Puts a keyplay on a card',
    defaultText: 'addCardKeyplay',
  },
  removeCardKeyplay: {
    ...move,
    path: `${path}/remove-card-keyplay`,
    summary: 'Takes a keyplay off a card',
    defaultText: 'removeCardKeyplay',
  },
  addCardPerk: {
    ...move,
    path: `${path}/add-card-perk`,
    summary: 'Puts a perk on a card while its supply lasts',
    defaultText: 'addCardPerk',
  },
  removeCardPerk: {
    ...move,
    path: `${path}/remove-card-perk`,
    summary: 'Takes a perk off a card',
    defaultText: 'removeCardPerk',
  },
  transferCardPerk: {
    ...move,
    path: `${path}/transfer-card-perk`,
    summary: 'Moves a perk from one card to another',
    defaultText: 'transferCardPerk',
  },
  handleNextPhase: {
    ...move,
    path: `${path}/handle-next-phase`,
    summary: "Acknowledges a decided phase and carries over a winner's cards",
    defaultText: 'nextPhase',
  },
  getPickRates: {
    method: 'GET',
    path: `${path}/get-pick-rates`,
    access: 'public',
    scope: 'read',
    summary: 'The share of the decks of a phase that hold each player',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
} satisfies CallRecords
