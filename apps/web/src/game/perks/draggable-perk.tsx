import { useDraggable } from '@dnd-kit/core'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import type { DragItem } from '../drag/drag-item.ts'
import type { Perk } from '../state/game-event.ts'
import styles from './draggable-perk.module.css'
import { PerkDescription } from './perk-description.tsx'
import { PerkToken } from './perk-token.tsx'

/**
 * Shows a perk that can be picked up by pointer and by keyboard. The element with the id `describedBy` describes it, or
 * else a tooltip on hover, focus and tap.
 */
export function DraggablePerk({
  id,
  perk,
  item,
  disabled,
  describedBy,
}: {
  id: string
  perk: Perk
  item: DragItem
  disabled: boolean
  describedBy?: string
}): ReactElement {
  const { t } = useTranslation('perks')
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { item },
    disabled,
  })
  const description = [disabled ? undefined : attributes['aria-describedby'], describedBy]
    .filter(Boolean)
    .join(' ')
  const button = (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.perk}
      data-dragging={isDragging || undefined}
      data-movable={!disabled || undefined}
      aria-label={disabled ? perk.name : t('move', { name: perk.name })}
      aria-roledescription={disabled ? undefined : attributes['aria-roledescription']}
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
      <PerkToken perk={perk} />
    </button>
  )
  return describedBy ? button : <Tooltip content={<PerkDescription perk={perk} />}>{button}</Tooltip>
}
