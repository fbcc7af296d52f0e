import { useState } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'

const CountingPoints = lazyPart(() => import('./counting-points.tsx'))

/**
 * Shows points that count up to their value in whole numbers (rulebook 13.41). The first value has nothing to count from, so the
 * code of the spring loads with the first change; if it cannot be loaded, the value changes without counting.
 */
export function PointsCounter({ value }: { value: number }) {
  const { i18n } = useTranslation()
  const [first] = useState(value)
  const [hasChanged, setHasChanged] = useState(false)
  const [still, setStill] = useState(false)
  if (value !== first && !hasChanged) setHasChanged(true)
  const shown = <span>{formatNumber(still ? value : first, i18n.language)}</span>
  if (!hasChanged) return shown
  return <CountingPoints from={first} to={value} fallback={shown} onFail={() => setStill(true)} />
}
