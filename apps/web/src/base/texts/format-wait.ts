/**
 * Writes in how many seconds, minutes or hours something happens, rounded up.
 *
 * @example
 * formatWait(40, 'en') // 'in 40 seconds'
 * formatWait(61, 'pl') // 'za 2 minuty'
 */
export function formatWait(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language)
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return words.format(Math.ceil(seconds), 'second')
  return minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}
