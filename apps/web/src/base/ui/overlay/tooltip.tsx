import { mergeProps } from '@base-ui/react/merge-props'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import type { Side } from './tooltip-sheet.tsx'
import { useTooltip } from './use-tooltip.ts'

export const TooltipSheet = lazyPart(() => import('./tooltip-sheet.tsx'))

/**
 * Shows text next to an element on hover, on keyboard focus and on tap. `children` is that element, which must be able to get
 * the focus; without `content` it is shown alone. The text must not be the only place for its information.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
}: {
  content: ReactNode
  children: ReactElement<Record<string, unknown>>
  side?: Side
}) {
  const id = useId()
  const { at, open, hearing, close, stay } = useTooltip(TooltipSheet.prefetch)
  const described = [children.props['aria-describedby'], open && content && id].filter(Boolean).join(' ')
  return (
    <>
      {cloneElement(children, {
        ...mergeProps<'button'>(children.props, { ...hearing, 'aria-describedby': described || undefined }),
        'data-tooltip': content ? '' : undefined,
      })}
      {at && content && (
        <TooltipSheet id={id} at={at} side={side} open={open} onClose={close} onEnter={stay}>
          {content}
        </TooltipSheet>
      )}
    </>
  )
}
