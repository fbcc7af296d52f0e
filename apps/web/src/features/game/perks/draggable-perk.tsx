import { useDraggable } from '@dnd-kit/core'
import type { KeyplayType } from '@game/domain'
import type { ReactElement } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import { type DragItem, isSameItem } from '../drag/drag-item.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import { perkKey, useSettle } from '../drag/settle.ts'
import { useArmed } from '../drag/use-tap.ts'
import type { Perk } from '../state/game-event.ts'
import styles from './draggable-perk.module.css'
import { PerkDescription } from './perk-description.tsx'
import { PerkToken } from './perk-token.tsx'

type Props = {
  id: string
  perk: Perk
  item: DragItem
  disabled: boolean
  /** The type of keyplays that the perk needs on its card and that is missing there (rulebook 13.59). */
  idle?: KeyplayType | null
  /** What a tap or click does. */
  onTap?: () => void
}

/** Shows a perk that can be picked up by pointer and by keyboard, with its description in a tooltip. */
export function DraggablePerk(props: Props): ReactElement {
  const { button } = usePerkDrag(props)
  return <Tooltip content={<PerkDescription perk={props.perk} idle={props.idle} />}>{button}</Tooltip>
}

/**
 * Makes a perk draggable: `button` shows it and handles the keyboard; `pointer` are the listeners for a larger element around it
 * that also picks it up. The element with the id `describedBy` describes it.
 */
export function usePerkDrag({
  id,
  perk,
  item,
  disabled,
  idle,
  onTap,
  describedBy,
}: Props & { describedBy?: string }) {
  const { t } = useTranslation(['perks', 'deck'])
  const isArmed = isSameItem(useArmed(), item)
  const { node, setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { item },
    disabled,
  })
  useSettle(node, item.kind === 'card-perk' ? perkKey(item.playerId, item.perkId) : id)
  const description = [disabled ? undefined : attributes['aria-describedby'], describedBy]
    .filter(Boolean)
    .join(' ')
  const name = idle ? `${perk.name}. ${t(`idle.text.${idle}`)}` : perk.name
  const button = (
    <button
      ref={setNodeRef}
      type="button"
      className={`block no-pad wide bare ${styles.perk}`}
      data-dragging={isDragging || undefined}
      data-movable={!disabled || undefined}
      data-quick
      data-armed={isArmed || undefined}
      aria-pressed={isArmed || undefined}
      onClick={disabled ? undefined : onTap}
      aria-label={disabled ? name : t('move', { name })}
      aria-roledescription={disabled ? undefined : t('deck:drag.role')}
      aria-describedby={description || undefined}
      onKeyDown={event => listeners?.onKeyDown?.(event)}
      onMouseDown={event => {
        event.stopPropagation()
        listeners?.onMouseDown?.(event)
      }}
      onTouchStart={event => {
        event.stopPropagation()
        listeners?.onTouchStart?.(event)
      }}
    >
      <PerkToken perk={perk} idle={Boolean(idle)} />
    </button>
  )
  return { button, isArmed, pointer: pointerListeners(listeners) }
}
