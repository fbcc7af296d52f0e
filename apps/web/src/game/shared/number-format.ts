/** One per language: creating a format takes ten times as long as using it, and a table shows hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number with at most two decimals in the reader's notation: 1,234.5 (rulebook 13.41). */
export function formatNumber(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  formats.set(language, format)
  return format.format(value)
}

/** Formats a multiplier in the reader's notation: x1.5, in Polish ×1,5 (rulebook 13.41). */
export const formatMultiplier = (mult: number, language: string): string =>
  (language === 'pl' ? '×' : 'x') + formatNumber(mult, language)

/**
 * Formats how points become a score: 20.3 ×1.5 ×2 = 60.9. Multipliers of 1 are left out; without any other the score is all there is
 * to show.
 */
export function formatSum(points: number, mults: readonly number[], score: number, language: string): string {
  const number = (value: number) => formatNumber(value, language)
  const factors = mults.filter(mult => mult !== 1).map(mult => ` ×${number(mult)}`)
  return factors.length === 0 ? number(score) : `${number(points)}${factors.join('')} = ${number(score)}`
}
