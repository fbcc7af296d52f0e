import { numberFormat } from '../../texts/number-format.ts'

/** Formats a number with at most two decimals in the reader's notation: 1,234.5 (rulebook 13.41). */
export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value)

/** Formats a multiplier in the reader's notation: x1.5, in Polish ×1,5 (rulebook 13.41). */
export const formatMultiplier = (mult: number, language: string): string =>
  (language === 'pl' ? '×' : 'x') + formatNumber(mult, language)
