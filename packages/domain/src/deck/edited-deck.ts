import type { CardPerk, Deck } from './deck.ts'
import { perkSupply } from './perk-supply.ts'

/** Removes the cards of players who are no longer in the deck's phase (rulebook 4.15). */
export const withoutPlayers = (deck: Deck, players: readonly number[]): Deck =>
  deck.filter(card => !players.includes(card.playerId))

const perkIds = (deck: Deck): number[] => deck.flatMap(card => card.perks.map(perk => perk.perkId))

/**
 * Removes the perks for which a new roll has no supply, from the last card to the first; carried ones stay. Returns the same
 * object if nothing is removed (rulebook 4.15).
 */
export const withinSupply = (deck: Deck, rolled: readonly number[], phaseIndex: number): Deck => {
  const used = new Map<number, number>()
  const isSupplied = ({ perkId, originPhase }: CardPerk): boolean => {
    if (originPhase !== phaseIndex) return true
    const use = (used.get(perkId) ?? 0) + 1
    used.set(perkId, use)
    return use <= perkSupply(rolled, perkId)
  }
  const edited = deck.map(card => ({ ...card, perks: card.perks.filter(isSupplied) }))
  return perkIds(edited).length === perkIds(deck).length ? deck : edited
}

/** Returns the ids of the perks that a deck lost by an edit, each as often as it was lost (rulebook 4.15). */
export const perksLost = (before: Deck, after: Deck): number[] => {
  const kept = perkIds(after)
  return perkIds(before).filter(
    (perkId, place, had) => perkSupply(had.slice(0, place), perkId) >= perkSupply(kept, perkId),
  )
}
