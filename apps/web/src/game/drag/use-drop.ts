import { useAddCard } from '../deck/use-add-card.ts'
import { useRemoveCard } from '../deck/use-remove-card.ts'
import { useReorderCards } from '../deck/use-reorder-cards.ts'
import { useAddPerk } from '../perks/use-add-perk.ts'
import { useRemovePerk } from '../perks/use-remove-perk.ts'
import { useTransferPerk } from '../perks/use-transfer-perk.ts'
import type { Drop } from './drag-item.ts'

/** Does what a drop stands for. `removePerk` asks first where the perk would be gone. */
export function useDrop(askBefore: (drop: Drop, go: () => void) => void): (drop: Drop) => void {
  const addCard = useAddCard()
  const removeCard = useRemoveCard()
  const reorderCards = useReorderCards()
  const addPerk = useAddPerk()
  const removePerk = useRemovePerk()
  const transferPerk = useTransferPerk()
  return drop => {
    switch (drop.type) {
      case 'add':
        return addCard(drop.playerId)
      case 'remove':
        return removeCard(drop.playerId)
      case 'reorder':
        return reorderCards(drop.playerA, drop.playerB)
      case 'addPerk':
        return addPerk(drop.playerId, drop.perkId)
      case 'transferPerk':
        return transferPerk(drop.playerA, drop.playerB, drop.perkId)
      case 'removePerk':
        return askBefore(drop, () => removePerk(drop.playerId, drop.perkId))
    }
  }
}
