export {
  type BrowserCard,
  type BrowserFilter,
  type BrowserQuery,
  browseCards,
  browserLimits,
  nationalitiesOf,
  noFilter,
  passesFilter,
  teamsOf,
} from './card-browser.ts'
export { type CardPerk, type Deck, type DeckCard, isLegalDeck } from './deck.ts'
export { checkDraft, type DraftContext, type DraftLoss, type TakenDraft, takeDraft } from './draft.ts'
export { perksLost, withinSupply, withoutPlayers } from './edited-deck.ts'
export { type DeckContext, type DeckFault, explainDeck } from './explain-deck.ts'
export { applyMove, type CarryOver, carryOver, type Move, type MoveContext } from './move.ts'
export { perkSupply, perksLeft, perkUse } from './perk-supply.ts'
export { type Candidate, type FillMove, quickFill } from './quick-fill.ts'
export {
  type DeckReadiness,
  type DeckStep,
  deckReadiness,
  isIdlePerk,
  keyplaysPerDeck,
  nextDeckStep,
} from './readiness.ts'
