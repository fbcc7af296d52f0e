/** One a language: to make a format takes ten times as long as to use it, and a table shows hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>()

/** The format of numbers in a language, with at most two decimals: 1,234.5 (rulebook 13.41). */
export function numberFormat(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  formats.set(language, format)
  return format
}
