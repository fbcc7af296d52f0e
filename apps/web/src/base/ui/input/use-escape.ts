import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an open element on Escape from the moment it opens, wherever the focus is, and stops the key from reaching the
 * elements around it, so that a dialog stays open.
 */
export function useEscape(open: boolean, close: () => void) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!open) return
    const listener = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [open])
}
