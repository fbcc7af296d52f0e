/** English dates have the European form: day before month, 24 hours. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** Writes the day of an instant as `9 February 2026`, in the viewer's zone (rulebook 13.41). */
export function formatDay(instant: string, language: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(instant).toLocaleDateString(localeOf(language), format)
}

/** Writes the time of an instant as `14:05`, in the viewer's zone (rulebook 13.41). */
export function formatTime(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** Writes the time of an instant with the viewer's zone at that instant, as `14:05 CET` (rulebook 13.64). */
export function formatTimeInZone(instant: string, language: string): string {
  const at = new Date(instant)
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZoneName: 'short' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${formatTime(instant)} ${zone}`
}

/** Writes an instant as `9 February 2026, 14:05 CET`, in the viewer's zone. */
export const formatMoment = (instant: string, language: string): string =>
  `${formatDay(instant, language)}, ${formatTimeInZone(instant, language)}`

/** Writes the time of an instant to the second, as `14:05:09`, in the viewer's zone. */
export const formatSecond = (instant: string): string => new Date(instant).toLocaleTimeString('en-GB')
