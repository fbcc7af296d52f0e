import { formatNumber } from '../../../base/texts/format-number.ts'

/** Formats a multiplier in the reader's notation: x1.5, in Polish ×1,5 (rulebook 13.41). */
export const formatMultiplier = (mult: number, language: string): string =>
  (language === 'pl' ? '×' : 'x') + formatNumber(mult, language)

/** Formats points with the multipliers that they get: 20.3 ×1.5 ×2. Multipliers of 1 are left out. */
export function formatFactors(points: number, mults: readonly number[], language: string): string {
  const factors = mults.filter(mult => mult !== 1).map(mult => ` ×${formatNumber(mult, language)}`)
  return formatNumber(points, language) + factors.join('')
}

/** Formats how points become a score: 20.3 ×1.5 ×2 = 60.9. Without a multiplier the score is all there is to show. */
export function formatSum(points: number, mults: readonly number[], score: number, language: string): string {
  const total = formatNumber(score, language)
  return mults.every(mult => mult === 1) ? total : `${formatFactors(points, mults, language)} = ${total}`
}
