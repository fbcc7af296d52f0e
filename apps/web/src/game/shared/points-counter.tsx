import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from './number-format.ts'

const CountingPoints = lazy(() => import('./counting-points.tsx'))

/**
 * Shows points that count up to their value in whole numbers (rulebook 13.41). The first value has nothing to count from,
 * so the spring is loaded with the first change.
 */
export function PointsCounter({ value }: { value: number }) {
  const { i18n } = useTranslation()
  const [first] = useState(value)
  const unchanged = <span>{formatNumber(Math.round(first), i18n.language)}</span>
  if (value === first) return unchanged
  return (
    <Suspense fallback={unchanged}>
      <CountingPoints from={first} to={value} />
    </Suspense>
  )
}
