import type { Deck, DeckCard } from './deck.ts'

/** How often a perk was rolled for a phase: that many may stand in a deck (player.md 5). */
export const perkSupply = (rolled: readonly number[], perkId: number): number =>
  rolled.filter(id => id === perkId).length

/** How many of a phase's own supply of a perk a deck uses; a carried perk uses none (rules.md 5). */
export const perkUse = (deck: Deck, perkId: number, phaseIndex: number): number =>
  deck.flatMap(card => card.perks).filter(perk => perk.perkId === perkId && perk.originPhase === phaseIndex)
    .length

/** The supply that a deck has not placed yet, as perk ids with repeats, in the order they were rolled. */
export const perksLeft = (deck: Deck, rolled: readonly number[], phaseIndex: number): number[] =>
  rolled.filter(
    (perkId, place) => perkSupply(rolled.slice(0, place), perkId) >= perkUse(deck, perkId, phaseIndex),
  )

const perkIds = (deck: Deck): number[] => deck.flatMap(card => card.perks.map(perk => perk.perkId))

/** The perk ids that a deck had and has no more, each as often as it has gone. */
export const perksLost = (before: Deck, after: Deck): number[] => {
  const kept = perkIds(after)
  return perkIds(before).filter(
    (perkId, place, had) => perkSupply(had.slice(0, place), perkId) >= perkSupply(kept, perkId),
  )
}

/**
 * The deck after a new roll: perks beyond the new supply are taken off, from the last card to the first, carried ones
 * stay (rules.md 4, `force`). The same deck, by identity, where nothing vanishes.
 */
export const withinSupply = (deck: Deck, rolled: readonly number[], phaseIndex: number): Deck => {
  const used = new Map<number, number>()
  const keeps = ({ perkId, originPhase }: DeckCard['perks'][number]): boolean => {
    if (originPhase !== phaseIndex) return true
    const use = (used.get(perkId) ?? 0) + 1
    used.set(perkId, use)
    return use <= perkSupply(rolled, perkId)
  }
  const kept = deck.map(card => ({ ...card, perks: card.perks.filter(keeps) }))
  return perkIds(kept).length === perkIds(deck).length ? deck : kept
}
