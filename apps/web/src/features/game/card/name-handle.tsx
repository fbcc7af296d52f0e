import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import type { Ref } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './name-handle.module.css'

/** What makes an element pick up a card by keyboard; the pointer drags the whole card. */
export type DragHandle = {
  ref: Ref<HTMLButtonElement>
  attributes: Pick<DraggableAttributes, 'aria-describedby'>
  listeners: DraggableSyntheticListeners
}

/** Shows the name on a card's plate; by keyboard it also picks up the card. */
export function NameHandle({ name, handle }: { name: string; handle?: DragHandle | undefined }) {
  const { t } = useTranslation('deck')
  if (!handle)
    return (
      <span className={`shrinks cut bold lines-120 ${styles.name}`} dir="auto">
        {name}
      </span>
    )
  return (
    <button
      ref={handle.ref}
      type="button"
      className={`row fill shrinks no-pad bare text-left ${styles.handle}`}
      aria-label={t('moveCard', { name })}
      aria-roledescription={t('drag.role')}
      aria-describedby={handle.attributes['aria-describedby']}
      onKeyDown={event => handle.listeners?.onKeyDown?.(event)}
    >
      <span className={`shrinks cut bold lines-120 ${styles.name}`} dir="auto">
        {name}
      </span>
    </button>
  )
}
