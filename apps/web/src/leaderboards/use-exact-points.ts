import { useTranslation } from '../texts/use-translation.ts'

/** Formats points with two decimals in the reader's notation, so that columns line up. */
export function useExactPoints(): (points: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return points => format.format(points)
}
