import { numberFormat } from '../../texts/number-format.ts'

/** Formats a number with at most two decimals in the reader's notation: 1,234.5 (rulebook 13.41). */
export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value)

/** Formats a multiplier as cards, sleeves and perks show it: x1.5. */
export function formatMultiplier(mult: number): string {
  return `x${Number(mult.toFixed(2))}`
}
