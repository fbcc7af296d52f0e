import { useTranslation } from '../texts/use-translation.ts'

/** Formats points exactly, with at most two decimals, in the reader's notation: as everywhere else (rulebook 13.41). */
export function useExactPoints(): (points: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return points => format.format(points)
}
