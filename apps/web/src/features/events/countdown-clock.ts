const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Computes the time from `now` until an instant, both ISO 8601, as days and `HH:MM:SS`; never below zero. */
export function countdownTo(until: string, now: string): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(twoDigits)
    .join(':')
  return { days: Math.floor(seconds / 86_400), clock }
}
