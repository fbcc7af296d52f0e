/** Times are ISO 8601 strings with a zone; two of them are compared as instants, never as text. */
export const epochMs = (iso: string): number => Date.parse(iso)

/** The UTC day of an epochMs, `YYYY-MM-DD`. */
export const utcDay = (iso: string): string => new Date(iso).toISOString().slice(0, 10)

/**
 * Whole years on the UTC day of `at`, for a birth date `YYYY-MM-DD`. Who was born on 29 February turns older on
 * 1 March in years without that day (rules.md 6).
 */
export const ageOn = (birth: string, at: string): number => {
  const day = utcDay(at)
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5, 10) ? years - 1 : years
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 2026-02-30 is not. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(epochMs(`${text}T00:00:00Z`)) && utcDay(text) === text
