import { deckSize, deletionDays, keyplaysPerCard, perksPerCard, product } from '@game/domain'

/** What the legal texts say in numbers, from where the rules have them. */
export const legalFacts = {
  product: product.name,
  days: deletionDays,
  cards: deckSize,
  keyplays: keyplaysPerCard,
  perks: perksPerCard,
}
