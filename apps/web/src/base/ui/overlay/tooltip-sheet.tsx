import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { portalOf } from './portal-of.ts'
import styles from './tooltip.module.css'

export type Side = 'top' | 'bottom' | 'left' | 'right'

/** Shows the text of a tooltip next to `at`; its code loads with the first tooltip. */
export default function TooltipSheet({
  id,
  at,
  side,
  open,
  onClose,
  onEnter,
  children,
}: {
  id: string
  at: Element
  side: Side
  open: boolean
  onClose: () => void
  onEnter: () => void
  children: ReactNode
}) {
  return (
    <BaseTooltip.Root
      open={open}
      onOpenChange={(shown, { event }) => {
        // The element handles a press on itself.
        if (!shown && !(event.target instanceof Node && at.contains(event.target))) onClose()
      }}
    >
      <BaseTooltip.Portal container={portalOf(at)}>
        <BaseTooltip.Positioner
          className={styles.positioner}
          anchor={at}
          side={side}
          sideOffset={8}
          collisionPadding={8}
        >
          <BaseTooltip.Popup
            id={id}
            role="tooltip"
            className={styles.sheet}
            onPointerEnter={onEnter}
            onPointerLeave={onClose}
          >
            {children}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
