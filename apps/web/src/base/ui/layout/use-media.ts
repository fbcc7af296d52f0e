import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoints of rulebook 13.5, as media queries. */
export const media = {
  narrow: '(width < 1000px)',
  upTo1000: '(width <= 1000px)',
  below1250: '(width < 1250px)',
  /** Where five cards of a deck are too narrow to be read: they are shown as minis. */
  minis: '(width < 860px)',
  from600: '(width >= 600px)',
  phone: '(width < 600px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

/** Whether the media query matches now; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
