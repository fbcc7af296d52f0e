import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { usePendingSummary } from './use-pending-summary.ts'

export const PhaseSummary = lazyPart(() => import('./phase-summary.tsx'))

/** Shows the popup of a decided phase; its code loads when there is one to show (rulebook 3.16). */
export function PendingSummary() {
  const summary = usePendingSummary()
  return summary && <PhaseSummary summary={summary} />
}
