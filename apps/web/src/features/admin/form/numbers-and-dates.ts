import { formatDay, formatTime } from '../../../base/ui/layout/dates.ts'

/** Reads a typed number, with comma or point; null if it is not a number (rulebook 11.3). */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  // 1.200 is 1200 in one country and 1.2 in another.
  if (/^-?[1-9]\d{0,2}\.\d\d0$/.test(plain)) return null
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const two = (value: number) => String(value).padStart(2, '0')

/** Writes an instant as `9 February 2026 | 14:05` in the viewer's zone, `-` for never (rulebook 13.29). */
export function lastUpdated(instant: string | undefined, language: string): string {
  if (instant === undefined) return '-'
  return `${formatDay(instant, language)} | ${formatTime(instant)}`
}

/** Writes the instants in a text, such as `2026-02-09T14:05:00.000Z`, as `lastUpdated` does. */
export const withReadableDates = (text: string, language: string): string =>
  text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z/g, instant => lastUpdated(instant, language))

/** Writes the time of day of an epoch time, `23:08`, in the viewer's zone. */
export const timeOfDay = (epoch: number): string => {
  const at = new Date(epoch)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Returns the viewer's zone, such as `Europe/Warsaw`. */
export const viewersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
