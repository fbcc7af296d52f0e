/** One per language: creating a format takes ten times as long as using it, and a table shows hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number with at most two decimals in the reader's notation: 1,234.5 (rulebook 13.41). */
export function formatNumber(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  formats.set(language, format)
  return format.format(value)
}
