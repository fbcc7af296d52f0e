import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figure } from './figures.ts'

const CountingPoints = lazy(() => import('./counting-points.tsx'))

/**
 * Points that count up to their value in whole numbers (player.md 9). What has not changed since it was first shown has
 * nothing to count from, so the spring comes with the first change.
 */
export function PointsCounter({ value }: { value: number }) {
  const { i18n } = useTranslation()
  const [first] = useState(value)
  const still = <span>{figure(Math.round(first), i18n.language)}</span>
  if (value === first) return still
  return (
    <Suspense fallback={still}>
      <CountingPoints from={first} to={value} />
    </Suspense>
  )
}
