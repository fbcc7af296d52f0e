import { useTranslation } from './use-translation.ts'

/** Formats points with at most two decimals in the reader's notation: 1,234.5 (rulebook 13.41). */
export function usePoints(): (points: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return points => format.format(points)
}
