import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long a mouse has to rest to open it, and how long one that leaves has to reach the text. */
export const opensAfter = 250
export const closesAfter = 120

/**
 * Decides when a tooltip shows: while a mouse rests on the element or on the text, on keyboard focus, on a tap until
 * the next. Escape closes. Calls `prepare` when the text is likely to be needed.
 */
export function useTooltip(prepare: () => unknown) {
  const [at, setAt] = useState<Element | null>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const stay = () => clearTimeout(timer.current)
  const close = () => {
    stay()
    setOpen(false)
  }
  const show = (element: Element) => {
    stay()
    setAt(element)
    setOpen(true)
  }
  const hearing = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<Element>) => {
      prepare()
      if (pointerType !== 'touch') later(() => show(currentTarget), opensAfter)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(close, closesAfter)
    },
    // A tap has no hover: it toggles, and a tap elsewhere removes the focus.
    onPointerUp: ({ pointerType, currentTarget }: PointerEvent<Element>) => {
      if (pointerType === 'touch') open ? close() : show(currentTarget)
    },
    onFocus: ({ currentTarget }: FocusEvent<Element>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget)
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    },
  }
  return { at, open, hearing, close, stay }
}
