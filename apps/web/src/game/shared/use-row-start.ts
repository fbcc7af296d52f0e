import { useEffect } from 'react'

/** Scrolls a row to its start when it is shown as something else (`as`), in the frame that shows it, which lays the page out anyway. */
export function useRowStart(row: HTMLElement | null, as: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is shown as is what it hears
  useEffect(() => {
    const frame = requestAnimationFrame(() => row?.scrollTo({ left: 0, behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [row, as])
}
