import { minuteMs } from '@game/domain'
import { formatWait } from '../../base/texts/format-wait.ts'

/** Writes the time from `now` to a lock, at most an hour, in whole minutes: `in 5 minutes`; undefined after the lock or without one. */
export function minutesToLock(
  lock: string | number | undefined,
  now: string,
  language: string,
): string | undefined {
  if (lock === undefined) return undefined
  const minutes = Math.ceil((Date.parse(String(lock)) - Date.parse(now)) / minuteMs)
  return minutes <= 0 ? undefined : formatWait(minutes * 60, language)
}
