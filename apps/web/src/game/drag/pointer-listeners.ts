import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { DOMAttributes } from 'react'

/** The half of dnd-kit's listeners that mouse and finger need; the keyboard's belong on a handle of its own. */
export function pointerListeners(
  listeners: DraggableSyntheticListeners,
): Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'> {
  return {
    onMouseDown: event => listeners?.onMouseDown?.(event),
    onTouchStart: event => listeners?.onTouchStart?.(event),
  }
}
