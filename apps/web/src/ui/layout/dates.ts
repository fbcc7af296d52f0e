const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Writes the day of an instant as `9 February 2026`, in the viewer's zone (rulebook 13.41). */
export function formatDay(instant: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return format.format(new Date(instant))
}

/** Writes the time of an instant as `14:05`, in the viewer's zone (rulebook 13.41). */
export function formatTime(instant: string): string {
  const at = new Date(instant)
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}
