import { useEffect } from 'react'

/** Scrolls a row to its start when `as`, what it is shown as, changes; in the frame that shows it, which calculates the layout anyway. */
export function useRowStart(row: HTMLElement | null, as: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when `as` changes
  useEffect(() => {
    const frame = requestAnimationFrame(() => row?.scrollTo({ left: 0, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [row, as])
}
