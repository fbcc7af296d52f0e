import { lazy, Suspense } from 'react'
import { usePendingSummary } from './use-pending-summary.ts'

const PhaseSummary = lazy(() => import('./phase-summary.tsx'))

/** Shows the popup of a decided phase; loaded when there is one to show (rulebook 3.16). */
export function PendingSummary() {
  const summary = usePendingSummary()
  return <Suspense fallback={null}>{summary && <PhaseSummary summary={summary} />}</Suspense>
}
