import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { DOMAttributes } from 'react'

/** Picks dnd-kit's listeners for mouse and touch; those for the keyboard belong on a separate handle. */
export function pointerListeners(
  listeners: DraggableSyntheticListeners,
): Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'> {
  return {
    onMouseDown: event => listeners?.onMouseDown?.(event),
    onTouchStart: event => listeners?.onTouchStart?.(event),
  }
}
