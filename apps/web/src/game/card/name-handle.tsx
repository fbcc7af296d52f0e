import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import styles from './name-handle.module.css'

/** What makes an element move by keyboard; the pointer takes the whole card. */
export type Handle = {
  ref: (element: HTMLElement | null) => void
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

/** The name on a card's plate, which is also what picks the card up by keyboard. */
export function NameHandle({ name, handle }: { name: string; handle?: Handle | undefined }) {
  const { t } = useTranslation('deck')
  if (!handle) return <span className={styles.name}>{name}</span>
  return (
    <button
      ref={handle.ref}
      type="button"
      className={styles.handle}
      aria-label={t('moveCard', { name })}
      aria-roledescription={handle.attributes['aria-roledescription']}
      aria-describedby={handle.attributes['aria-describedby']}
      onKeyDown={event => handle.listeners?.onKeyDown?.(event)}
    >
      <span className={styles.name}>{name}</span>
    </button>
  )
}
