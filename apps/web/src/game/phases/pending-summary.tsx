import { lazy, Suspense } from 'react'
import { usePendingSummary } from './use-pending-summary.ts'

const PhaseSummary = lazy(() => import('./phase-summary.tsx'))

/** The popup at the end of a phase, loaded when there is one to show. */
export function PendingSummary() {
  const summary = usePendingSummary()
  return <Suspense fallback={null}>{summary && <PhaseSummary summary={summary} />}</Suspense>
}
