import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

/**
 * Opens a sheet under its `trigger`, a button element, with a title and any content. Escape and a press outside close
 * it.
 */
export function Popover({
  trigger,
  open,
  onOpenChange,
  title,
  children,
}: {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner className={styles.positioner} sideOffset={8} align="end" collisionPadding={8}>
          <BasePopover.Popup className={styles.sheet}>
            <BasePopover.Title className={`caps t14 ${styles.title}`}>{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
