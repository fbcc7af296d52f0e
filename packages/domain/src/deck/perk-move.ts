import { accept, type Refusal, type Result, refuse } from '../shared/result.ts'
import { perksPerCard } from '../shared/vocabulary.ts'
import { cardOf, type Deck, type DeckCard, hasPerk, withCard } from './deck.ts'
import { perkSupply, perkUse } from './perk-supply.ts'

type PerkOnCard = { playerId: number; perkId: number }
type Supply = { phaseIndex: number; perks: readonly number[] }

/** Returns the refusal if a card cannot take a perk: a card has a perk at most once, whichever phase it came from. */
export const refusePerk = (card: DeckCard, perkId: number): Refusal | undefined => {
  if (hasPerk(card, perkId)) return refuse('PERK_ALREADY_ON_CARD', { perkId })
  if (card.perks.length >= perksPerCard) return refuse('PERKS_FULL', { limit: perksPerCard })
  return undefined
}

const withoutPerk = (card: DeckCard, perkId: number): DeckCard => ({
  ...card,
  perks: card.perks.filter(perk => perk.perkId !== perkId),
})

/**
 * Puts a perk of the phase's supply on a card (rulebook 4.9, 4.10). Refuses CARD_NOT_IN_DECK, PERK_NOT_IN_PHASE,
 * PERK_ALREADY_ON_CARD, PERKS_FULL, PERK_SUPPLY_USED.
 */
export const addPerk = (
  deck: Deck,
  { playerId, perkId }: PerkOnCard,
  { phaseIndex, perks }: Supply,
): Result<Deck> => {
  const card = cardOf(deck, playerId)
  if (!card) return refuse('CARD_NOT_IN_DECK', { playerId })
  const supply = perkSupply(perks, perkId)
  if (supply === 0) return refuse('PERK_NOT_IN_PHASE', { perkId })
  const refusal = refusePerk(card, perkId)
  if (refusal) return refusal
  if (perkUse(deck, perkId, phaseIndex) >= supply) return refuse('PERK_SUPPLY_USED', { perkId, supply })
  return accept(withCard(deck, { ...card, perks: [...card.perks, { perkId, originPhase: phaseIndex }] }))
}

/**
 * Removes a perk from a card; a carried one cannot be placed again in this phase (rulebook 4.12). Refuses CARD_NOT_IN_DECK,
 * PERK_NOT_ON_CARD.
 */
export const removePerk = (deck: Deck, { playerId, perkId }: PerkOnCard): Result<Deck> => {
  const card = cardOf(deck, playerId)
  if (!card) return refuse('CARD_NOT_IN_DECK', { playerId })
  return hasPerk(card, perkId)
    ? accept(withCard(deck, withoutPerk(card, perkId)))
    : refuse('PERK_NOT_ON_CARD', { perkId })
}

/**
 * Moves a perk from one card to another and keeps its origin; a move to the same card changes nothing (rulebook 4.11, 4.14).
 * Refuses CARD_NOT_IN_DECK, PERK_NOT_ON_CARD, PERK_ALREADY_ON_CARD, PERKS_FULL.
 */
export const transferPerk = (
  deck: Deck,
  { playerA, playerB, perkId }: { playerA: number; playerB: number; perkId: number },
): Result<Deck> => {
  const [from, to] = [cardOf(deck, playerA), cardOf(deck, playerB)]
  if (!from || !to) return refuse('CARD_NOT_IN_DECK', { playerId: from ? playerB : playerA })
  const perk = from.perks.find(each => each.perkId === perkId)
  if (!perk) return refuse('PERK_NOT_ON_CARD', { perkId })
  if (from === to) return accept(deck)
  const refusal = refusePerk(to, perkId)
  if (refusal) return refusal
  return accept(withCard(withCard(deck, withoutPerk(from, perkId)), { ...to, perks: [...to.perks, perk] }))
}
