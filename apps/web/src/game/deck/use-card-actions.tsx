import { deckSize } from '@game/domain'
import { ListChecks, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardAction } from '../card/use-card-menu.tsx'
import { useGame } from '../phases/use-game.ts'
import { useAddCard } from './use-add-card.ts'
import { useCards } from './use-cards.ts'
import { useRemoveCard } from './use-remove-card.ts'

/** The menu of a card in the deck; its items are locked while the phase is not open. */
export function useDeckCardActions(playerId: number, onSelectKeyplays: () => void): CardAction[] {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const removeCard = useRemoveCard()
  return [
    {
      key: 'remove',
      label: t('menu.remove'),
      icon: <Trash2 size={16} aria-hidden />,
      locked: !editable,
      act: () => removeCard(playerId),
    },
    {
      key: 'keyplays',
      label: t('menu.keyplays'),
      icon: <ListChecks size={16} aria-hidden />,
      locked: !editable,
      act: onSelectKeyplays,
    },
  ]
}

/** The menu of a card in the list; locked also when the deck is full. */
export function useListCardActions(playerId: number): CardAction[] {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const full = useCards().length >= deckSize
  const addCard = useAddCard()
  return [
    {
      key: 'add',
      label: t('menu.add'),
      icon: <Plus size={16} aria-hidden />,
      locked: !editable || full,
      act: () => addCard(playerId),
    },
  ]
}
