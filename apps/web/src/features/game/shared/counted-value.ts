/**
 * Returns the next number of a counter that shows `shown`, while its spring is at `now` on the way to `to`: whole numbers that never
 * step back, and `to` itself at the end (rulebook 13.41).
 */
export function countedValue(shown: number, now: number, to: number): number {
  if (now === to) return to
  return to > shown
    ? Math.min(to, Math.max(shown, Math.floor(now)))
    : Math.max(to, Math.min(shown, Math.ceil(now)))
}
