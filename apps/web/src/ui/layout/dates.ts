/** English dates are European: day before month, 24 hours. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Writes the day of an instant as `9 February 2026`, in the viewer's zone (rulebook 13.41). */
export function formatDay(instant: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return format.format(new Date(instant))
}

/** Writes the time of an instant as `14:05`, in the viewer's zone (rulebook 13.41). */
export function formatTime(instant: string): string {
  const at = new Date(instant)
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** Writes the time of an instant with the viewer's zone at that instant, as `14:05 CET` (rulebook 13.64). */
export function formatTimeInZone(instant: string, language: string): string {
  const at = new Date(instant)
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZoneName: 'short' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${formatTime(instant)} ${zone}`
}

/** Writes the time of an instant to the second, as `14:05:09`, in the viewer's zone. */
export const formatSecond = (instant: string): string =>
  `${formatTime(instant)}:${twoDigits(new Date(instant).getSeconds())}`
