import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type FocusEvent, type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import styles from './menu.module.css'
import { portalOf } from './portal-of.ts'

type OpenState = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void }

/** Opens a menu under its `trigger`, a button element. */
export function Menu({
  trigger,
  children,
  align = 'end',
  ...state
}: OpenState & { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end' }) {
  const [at, setAt] = useState<HTMLElement | null>(null)
  return (
    <BaseMenu.Root {...state}>
      <BaseMenu.Trigger ref={setAt} render={trigger} />
      <BaseMenu.Portal container={portalOf(at)}>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align={align} collisionPadding={8}>
          <BaseMenu.Popup className={styles.sheet} onFocus={focusFirstItem}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/** Moves the focus of a menu that a key has opened to its first item: the library does so only for its own triggers. */
function focusFirstItem({ target }: FocusEvent) {
  if (target.matches('[role=menu]:focus-visible'))
    target.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}

/** Where a menu opens: at an element, or at a point of the window. */
export type MenuPlace = Element | { getBoundingClientRect(): DOMRect }

/** Opens a menu at a place instead of under a trigger; when it closes, the focus goes to `finalFocus`. */
export function MenuSheet({
  at,
  open,
  onClose,
  finalFocus,
  children,
}: {
  at: MenuPlace
  open: boolean
  onClose: () => void
  finalFocus: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  return (
    <BaseMenu.Root open={open} onOpenChange={shown => shown || onClose()}>
      <BaseMenu.Portal container={portalOf(finalFocus.current)}>
        <BaseMenu.Positioner
          className={styles.positioner}
          anchor={at}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <BaseMenu.Popup className={styles.sheet} finalFocus={finalFocus} onFocus={focusFirstItem}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/** Shows an action of a menu; a `locked` one stays readable, shows a lock and does nothing. */
export function MenuItem({
  icon,
  locked,
  onSelect,
  children,
}: {
  icon?: ReactNode
  locked?: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <BaseMenu.Item className={styles.item} disabled={locked} onClick={onSelect}>
      {icon}
      <span className="fill">{children}</span>
      {locked && <Lock size={14} aria-hidden />}
    </BaseMenu.Item>
  )
}

/** Shows a link to a route in a menu. */
export function MenuLink({ icon, children, ...link }: LinkProps & { icon?: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Item className={styles.item} render={<Link {...link} />}>
      {icon}
      <span className="fill">{children}</span>
    </BaseMenu.Item>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />
}
