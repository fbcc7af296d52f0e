import { dayMs, epochMs, minuteMs } from './time.ts'

/** A day and the minutes since its midnight, as a clock in a zone shows them; `day` is `YYYY-MM-DD`, `weekday` 1 for Monday to 7. */
export type LocalTime = { day: string; minutes: number; weekday: number }

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const made = new Intl.DateTimeFormat('en-CA', { ...parts, hourCycle: 'h23', timeZone })
  formats.set(timeZone, made)
  return made
}

/** Returns what a clock in an IANA zone shows at an ISO instant. Throws a RangeError for an unknown zone. */
export const localTimeOf = (at: string, timeZone: string): LocalTime => {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(new Date(at))) parts[type] = value
  const day = `${parts.year}-${parts.month}-${parts.day}`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return { day, minutes: Number(parts.hour) * 60 + Number(parts.minute), weekday }
}

/**
 * Returns the ISO instant at which a clock in a zone shows a time of a day. Of a time that exists twice it is the first; for one that does
 * not exist it is as long after midnight as on other days.
 */
export const instantOf = (day: string, minutes: number, timeZone: string): string => {
  const asUtc = epochMs(`${day}T00:00:00Z`) + minutes * minuteMs
  const offsetAt = (ms: number) => {
    const { day: shown, minutes: past } = localTimeOf(new Date(ms).toISOString(), timeZone)
    return epochMs(`${shown}T00:00:00Z`) + past * minuteMs - Math.floor(ms / minuteMs) * minuteMs
  }
  const candidates = [offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)].map(offset => asUtc - offset)
  const right = candidates.filter(ms => offsetAt(ms) === asUtc - ms)
  return new Date(Math.min(...(right.length > 0 ? right : candidates.slice(0, 1)))).toISOString()
}

/** Returns the day after or before a day `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(epochMs(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
