import { perkSupply, perksLeft } from '@game/domain'
import { deckOf } from '../deck/deck-cards.ts'
import { useCards } from '../deck/use-cards.ts'
import { useGame } from '../phases/use-game.ts'
import type { Perk } from './perk-of.ts'

/** A perk of the phase: how often it was rolled and how many of those no card has yet. */
export type PooledPerk = { perk: Perk; rolled: number; left: number }

/** The perks of the phase that is looked at, each once, rarity ascending (player.md 2). */
export function usePerkPool(): PooledPerk[] {
  const { phase } = useGame()
  const cards = useCards()
  const rolled = phase.perks.map(({ perkId }) => perkId)
  const left = perksLeft(deckOf(cards), rolled, phase.index)
  const perks = [...new Map(phase.perks.map(({ perk }) => [perk.id, perk])).values()]
  return perks
    .toSorted((a, b) => a.rarity - b.rarity || a.id - b.id)
    .map(perk => ({ perk, rolled: perkSupply(rolled, perk.id), left: perkSupply(left, perk.id) }))
}
