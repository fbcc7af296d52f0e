import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import styles from './tooltip.module.css'

/**
 * Words beside an element on hover, on keyboard focus and on tap. `children` is that element: a button, or anything
 * that takes focus. What the words say must not be the only way to know it.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
}: {
  content: ReactNode
  children: ReactElement<Record<string, unknown>>
  side?: 'top' | 'bottom' | 'left' | 'right'
}) {
  const [open, setOpen] = useState(false)
  // Base UI leaves touch out, as a tap has no hover; here a tap toggles, and a tap elsewhere closes.
  const onTap = (event: PointerEvent) => {
    if (event.pointerType === 'touch') setOpen(shown => !shown)
  }
  return (
    <BaseTooltip.Root open={open} onOpenChange={setOpen}>
      <BaseTooltip.Trigger render={children} delay={250} onPointerUp={onTap} closeOnClick={false} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className={styles.sheet}>{content}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
