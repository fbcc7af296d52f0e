import { isIdlePerk, type KeyplayType } from '@game/domain'
import { useCallback } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck, useDeckStore } from '../deck-state/use-deck.ts'
import type { Drop } from '../drag/drag-item.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { type Perk, perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'

/**
 * Returns a function that finds the type of keyplays that a perk needs on a card and that is missing there; null if the perk has an
 * effect, or if the catalogue is not loaded yet (rulebook 13.59).
 */
export function useIdlePerks(): (perk: Perk, card: Card) => KeyplayType | null {
  const keyplays = useDeck(deck => deck.keyplays)
  return useCallback(
    (perk: Perk, card: Card) => {
      if (keyplays.length === 0) return null
      const types = card.keyplays.flatMap(({ keyplayId }) => keyplayOf(keyplays, keyplayId).type ?? [])
      return isIdlePerk(perk, types) ? perk.keyplayType : null
    },
    [keyplays],
  )
}

/** Returns a function that finds the words to announce when a perk is dragged onto a card where it would have no effect (rulebook 13.59). */
export function useIdleRemark(): (drop: Drop) => string | undefined {
  const { t } = useTranslation('perks')
  const { event } = useGame()
  const deck = useDeckStore()
  const idleFor = useIdlePerks()
  return useCallback(
    (drop: Drop) => {
      if (drop.type !== 'addPerk' && drop.type !== 'transferPerk') return undefined
      const onto = 'playerB' in drop ? drop.playerB : drop.playerId
      const perk = perkOf(event, drop.perkId)
      const card = deck.get().cards.find(each => each.playerId === onto)
      const needed = perk && card && idleFor(perk, card)
      return needed ? t(`idle.text.${needed}`) : undefined
    },
    [t, event, deck, idleFor],
  )
}
