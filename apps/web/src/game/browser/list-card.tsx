import { useDraggable } from '@dnd-kit/core'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FlipButton } from '../card/flip-button.tsx'
import { useCardMenu } from '../card/use-card-menu.tsx'
import type { Player } from '../deck/deck-cards.ts'
import { useListCardActions } from '../deck/use-card-actions.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import { useGame } from '../phases/use-game.ts'
import styles from './list-card.module.css'
import { ListCardView } from './list-card-view.tsx'

/**
 * A card that can be had: dragged or added by its menu; below it, the share of decks that hold it (0 to 1). It is the
 * `place`th `of` the list, in the grid's `cell` where not all are drawn.
 */
export const ListCard = memo(function ListCard({
  player,
  share,
  place,
  of,
  cell,
}: {
  player: Player
  share: number
  place: number
  of: number
  cell: string | undefined
}) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const [flipped, setFlipped] = useState(false)
  const data: DragData = { item: { kind: 'list-card', playerId: player.id, name: player.name } }
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `list ${player.id}`,
    data,
    disabled: !editable,
  })
  const menu = useCardMenu(player.name, useListCardActions(player.id), editable)
  return (
    <li
      className={styles.item}
      style={{ gridArea: cell }}
      data-player={player.id}
      aria-posinset={place}
      aria-setsize={of}
    >
      <div
        ref={setNodeRef}
        className={styles.card}
        data-movable={editable || undefined}
        {...menu.area}
        {...pointerListeners(listeners)}
      >
        <ListCardView
          player={player}
          flipped={flipped}
          dimmed={isDragging}
          handle={editable ? { ref: setActivatorNodeRef, attributes, listeners } : undefined}
          controls={
            <>
              {menu.button}
              <FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />
            </>
          }
        />
      </div>
      {menu.sheet}
      <p className={styles.share}>{t('pickedBy', { share: Math.round(share * 100) })}</p>
    </li>
  )
})
