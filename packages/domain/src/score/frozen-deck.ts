import type { Deck, DeckCard } from '../deck/deck.ts'
import { deckShape } from '../deck/shapes.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import type { KeyplayType } from '../shared/vocabulary.ts'
import { type SleeveCard, type SleeveOffer, sleeveResult } from '../sleeve/sleeve.ts'
import { lockFacts } from './shapes.ts'

/** A keyplay of the catalogue; `points` is its price: what one count is worth. */
export type KeyplayPrice = { id: number; type: KeyplayType; points: number }

/** A perk of the catalogue: it applies to every keyplay, or only to those of `keyplayType` if that is set (rulebook 6.6). */
export type PerkOffer = { id: number; mult: number; keyplayType?: KeyplayType | null }

/** A perk on a frozen card. */
export type FrozenPerk = { perkId: number; mult: number; keyplayType: KeyplayType | null }
/** A keyplay on a frozen card; `points` is its price. */
export type FrozenKeyplay = { keyplayId: number; type: KeyplayType; points: number }

/** A card of a frozen deck. */
export type FrozenCard = {
  playerId: number
  /** The best sleeve that covers the card, and its multiplier; null and 1 for none. */
  sleeveId: number | null
  mult: number
  keyplays: FrozenKeyplay[]
  perks: FrozenPerk[]
}

/** A deck with everything its score depends on except the counts, as it was when its phase locked (rulebook 6.13). */
export type FrozenDeck = { phaseMult: number; cards: FrozenCard[] }

/**
 * What is needed to freeze a deck. `lock` is the lock of the phase, an ISO instant; `players` include at least those of the
 * deck.
 */
export type LockFacts = {
  lock: string
  phaseMult: number
  players: readonly SleeveCard[]
  sleeves: readonly SleeveOffer[]
  keyplays: readonly KeyplayPrice[]
  perks: readonly PerkOffer[]
}

const keyplaysOf = (card: DeckCard, catalogue: readonly KeyplayPrice[]): FrozenKeyplay[] =>
  card.keyplays.flatMap(keyplayId => {
    const price = catalogue.find(keyplay => keyplay.id === keyplayId)
    return price ? [{ keyplayId, type: price.type, points: price.points }] : []
  })

const perksOf = (card: DeckCard, catalogue: readonly PerkOffer[]): FrozenPerk[] =>
  card.perks.flatMap(({ perkId }) => {
    const offer = catalogue.find(perk => perk.id === perkId)
    return offer ? [{ perkId, mult: offer.mult, keyplayType: offer.keyplayType ?? null }] : []
  })

/**
 * Freezes a deck with the players, sleeves, prices and perks at the lock (rulebook 6.12). Keyplays and perks that the
 * catalogue does not have are left out. Before the lock the result serves as a preview.
 *
 * @example
 * const facts = {
 *   lock: '2026-06-02T12:00:00Z',
 *   phaseMult: 1,
 *   players: [],
 *   sleeves: [],
 *   keyplays: [{ id: 6, type: 'kill' as const, points: 14 }],
 *   perks: [],
 * }
 * freezeDeck([{ playerId: 7, keyplays: [6], perks: [] }], facts).cards[0]?.keyplays // [{ keyplayId: 6, type: 'kill', points: 14 }]
 */
export const freezeDeck = (deck: Deck, facts: LockFacts): FrozenDeck => {
  mustFit('deck', deck, deckShape)
  mustFit('facts', facts, lockFacts)
  return frozenOf(deck, facts)
}

/** The same without the check, for the many decks of a phase. */
export const frozenOf = (deck: Deck, facts: LockFacts): FrozenDeck => {
  const players = deck.flatMap(({ playerId }) => facts.players.find(each => each.playerId === playerId) ?? [])
  const { mults, best } = sleeveResult(players, facts.sleeves, facts.lock)
  const cards = deck.map(card => ({
    playerId: card.playerId,
    sleeveId: best[card.playerId] ?? null,
    mult: mults[card.playerId] ?? 1,
    keyplays: keyplaysOf(card, facts.keyplays),
    perks: perksOf(card, facts.perks),
  }))
  return { phaseMult: facts.phaseMult, cards }
}

/** Removes the perks from a frozen deck, to compare it with the best deck in hindsight (rulebook 6.18). */
export const withoutPerks = (deck: FrozenDeck): FrozenDeck => ({
  ...deck,
  cards: deck.cards.map(card => ({ ...card, perks: [] })),
})
