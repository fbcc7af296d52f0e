import { minuteMs } from '@game/domain'

/** Writes the time from `now` to a lock, at most an hour, in whole minutes: `in 5 minutes`; undefined after the lock or without one. */
export function minutesToLock(
  lock: string | number | undefined,
  now: string,
  language: string,
): string | undefined {
  if (lock === undefined) return undefined
  const minutes = Math.ceil((Date.parse(String(lock)) - Date.parse(now)) / minuteMs)
  if (minutes <= 0) return undefined
  const words = new Intl.RelativeTimeFormat(language)
  return minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.round(minutes / 60), 'hour')
}
