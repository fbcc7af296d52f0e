import { EllipsisVertical } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import type { MenuPlace } from '../../../base/ui/overlay/menu.tsx'
import styles from './card-control.module.css'

export const CardMenuSheet = lazyPart(() => import('./card-menu-sheet.tsx'))

/** What an open menu needs besides its actions. */
export type CardMenu = Omit<ComponentProps<typeof CardMenuSheet>, 'actions' | 'playerId' | 'hasPage'>

/**
 * Gives a card its menu (rulebook 13.14). `area` opens it at the pointer by the right mouse button and at the focus by the menu
 * key; `button` opens it below itself, also by arrow down. If a long press drags the card (`draggable`), touch can only use the
 * button. `showMenu` renders the menu only after it was first opened, so that changes to its actions do not render the card again.
 */
export function useCardMenu(name: string, draggable: boolean, showMenu: (menu: CardMenu) => ReactNode) {
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
        className={`stack in-middle no-pad ink ${styles.control}`}
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
    sheet: at && showMenu({ at, open, onClose: () => setOpen(false), finalFocus: button, onFail: giveUp }),
  }
}

const pointAt = (x: number, y: number): MenuPlace => ({
  getBoundingClientRect: () => new DOMRect(x, y, 0, 0),
})
