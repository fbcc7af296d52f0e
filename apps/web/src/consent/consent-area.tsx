import { lazy, Suspense } from 'react'
import { useConsent } from '../storage/consent-store.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))

/** Asks for consent as long as nothing has been chosen; loads nothing after that. */
export function ConsentArea() {
  return useConsent() === null ? (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  ) : null
}
