import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import styles from './menu.module.css'

type OpenState = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void }

/** Menus open within the page's main part: at the end of the body they would belong to no landmark. */
const mainPart: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('content')
  },
}

/** A menu under its `trigger` (a button element). */
export function Menu({
  trigger,
  children,
  align = 'end',
  ...state
}: OpenState & { trigger: ReactElement; children: ReactNode; align?: 'start' | 'end' }) {
  return (
    <BaseMenu.Root {...state}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={mainPart}>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align={align} collisionPadding={8}>
          <BaseMenu.Popup className={styles.sheet}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/**
 * The same sheet at the pointer: right mouse button, menu key, long press. `area` is the element that has it; where it
 * is `held` by a long press for something else, touch gets the menu by a visible button only.
 */
export function ContextMenu({
  area,
  children,
  disabled,
  held,
  ...state
}: Omit<OpenState, 'defaultOpen'> & {
  area: ReactElement
  children: ReactNode
  disabled?: boolean
  held?: boolean
}) {
  return (
    <BaseContextMenu.Root {...state} disabled={disabled}>
      <BaseContextMenu.Trigger
        render={area}
        onTouchStart={held ? event => event.preventBaseUIHandler() : undefined}
      />
      <BaseContextMenu.Portal container={mainPart}>
        <BaseContextMenu.Positioner className={styles.positioner} collisionPadding={8}>
          <BaseContextMenu.Popup className={styles.sheet}>{children}</BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  )
}

/** An act in a menu; a `locked` one stays readable, carries a lock and does nothing. Works in both menus. */
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
      <span className={styles.words}>{children}</span>
      {locked && <Lock size={14} aria-hidden />}
    </BaseMenu.Item>
  )
}

/** A route in a menu. */
export function MenuLink({ icon, children, ...link }: LinkProps & { icon?: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Item className={styles.item} render={<Link {...link} />}>
      {icon}
      <span className={styles.words}>{children}</span>
    </BaseMenu.Item>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />
}
