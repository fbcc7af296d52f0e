import { formatNumber } from './format-number.ts'
import { useTranslation } from './use-translation.ts'

/** Returns a function that formats points in the reader's notation. */
export function usePoints(): (points: number) => string {
  const { i18n } = useTranslation()
  return points => formatNumber(points, i18n.language)
}
