import { perkSupply, perksLeft } from '@game/domain'
import { deckOf } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { DragItem } from '../drag/drag-item.ts'
import type { Perk } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'

/** A perk of the phase, what is dragged of it, how often it was rolled and how many of these are not on a card yet (rulebook 4.10). */
export type PooledPerk = { perk: Perk; item: DragItem; rolled: number; left: number }

/** Lists the perks of the phase shown, each once, rarity ascending (rulebook 13.17). */
export function usePerkPool(): PooledPerk[] {
  const { phase } = useGame()
  const cards = useDeck(deck => deck.cards)
  const rolled = phase.perks.map(({ perkId }) => perkId)
  const left = perksLeft(deckOf(cards), rolled, phase.index)
  const perks = [...new Map(phase.perks.map(({ perk }) => [perk.id, perk])).values()]
  return perks
    .toSorted((a, b) => a.rarity - b.rarity || a.id - b.id)
    .map(perk => ({
      perk,
      item: { kind: 'pool-perk', perkId: perk.id, name: perk.name },
      rolled: perkSupply(rolled, perk.id),
      left: perkSupply(left, perk.id),
    }))
}
