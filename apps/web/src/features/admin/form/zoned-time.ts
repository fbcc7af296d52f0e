import { Temporal } from 'temporal-polyfill'
import { viewersZone } from './numbers-and-dates.ts'

/** One meaning of a typed time: an ISO instant, and the zone's offset then, such as `+02:00`. */
export type ZonedTime = { instant: string; offset: string }

/** Writes an ISO instant as `YYYY-MM-DDTHH:mm` in a zone, by default the viewer's, for a datetime-local input. */
export const toLocal = (instant: string, zone = viewersZone()): string =>
  inZone(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** Returns the offset of a zone at an instant, such as `+02:00`. */
export const offsetAt = (instant: string, zone = viewersZone()): string => inZone(instant, zone).offset

const inZone = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone)

/**
 * Reads a datetime-local value in a zone: usually one time, none if the clocks skip it, two if they pass it twice, the earlier one
 * first; null if it is not a date (rulebook 18.6).
 */
export function readLocal(local: string, zone = viewersZone()): ZonedTime[] | null {
  const typed = parse(local)
  if (typed === null) return null
  const times = (['earlier', 'later'] as const).map(disambiguation =>
    typed.toZonedDateTime(zone, { disambiguation }),
  )
  return times
    .filter((time, place) => time.toPlainDateTime().equals(typed) && !times[place + 1]?.equals(time))
    .map(time => ({ instant: new Date(time.epochMilliseconds).toISOString(), offset: time.offset }))
}

function parse(local: string): Temporal.PlainDateTime | null {
  try {
    return local.includes('T') ? Temporal.PlainDateTime.from(local) : null
  } catch {
    return null
  }
}
