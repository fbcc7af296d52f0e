/** A minute in milliseconds. */
export const minuteMs = 60_000
/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs
/** A day of 24 hours in milliseconds. */
export const dayMs = 24 * hourMs

/** Reads an ISO 8601 time with a zone as milliseconds, so that times compare as instants, never as text (rulebook 12.11). */
export const epochMs = (iso: string): number => Date.parse(iso)

/** Returns the UTC day of an ISO instant as `YYYY-MM-DD` (rulebook 12.11). */
export const utcDay = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

/**
 * Counts whole years from a birth date `YYYY-MM-DD` to the UTC day of `at`, an ISO instant. A birthday on 29 February
 * falls on 1 March in years without that day (rulebook 5.13).
 *
 * @example
 * ageOn('1993-02-22', '2026-02-09T17:00:00Z') // 32
 */
export const ageOn = (birth: string, at: string): number => ageOnDay(birth, utcDay(at))

/** The same as `ageOn` for a UTC day `YYYY-MM-DD`, for callers that compute many ages on the same day. */
export const ageOnDay = (birth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5, 10) ? years - 1 : years
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 2026-02-30 is not (rulebook 12.11). */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(epochMs(`${text}T00:00:00Z`)) && utcDay(text) === text
