import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { notifyNotLoaded } from '../../ui/feedback/notify.ts'
import type { MenuPlace } from '../../ui/overlay/menu.tsx'
import styles from './card-control.module.css'
import type { CardAction } from './card-menu-sheet.tsx'

export const CardMenuSheet = lazyPart(() => import('./card-menu-sheet.tsx'))

/**
 * Gives a card its menu (rulebook 13.14): at the pointer by the right mouse button, at the focus by the menu key (`area` of
 * the card), and under a visible button, by the arrow down too. Where a long press drags the card (`draggable`), touch has
 * the button only.
 */
export function useCardMenu(name: string, actions: readonly CardAction[], draggable: boolean) {
  const { t } = useTranslation('deck')
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<MenuPlace | null>(null)
  const [open, setOpen] = useState(false)
  const openAt = (place: MenuPlace) => {
    setAt(place)
    setOpen(true)
  }
  const giveUp = () => {
    setAt(null)
    setOpen(false)
    notifyNotLoaded()
  }
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    const byTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (!(draggable && byTouch)) openAt(pointAt(event.clientX, event.clientY))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    openAt(event.currentTarget)
  }
  return {
    area: { onContextMenu },
    button: (
      <button
        ref={button}
        type="button"
        className={styles.control}
        aria-label={t('menu.open', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={CardMenuSheet.prefetch}
        onFocus={CardMenuSheet.prefetch}
        onClick={event => openAt(event.currentTarget)}
        onKeyDown={onKeyDown}
      >
        <EllipsisVertical className={styles.icon} aria-hidden />
      </button>
    ),
    sheet: at && (
      <CardMenuSheet
        actions={actions}
        at={at}
        open={open}
        onClose={() => setOpen(false)}
        finalFocus={button}
        onFail={giveUp}
      />
    ),
  }
}

const pointAt = (x: number, y: number): MenuPlace => ({
  getBoundingClientRect: () => new DOMRect(x, y, 0, 0),
})
