import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useConsent } from '../../base/storage/consent-store.ts'

const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'))

/** Asks for consent until the visitor has chosen; loads nothing after that. */
export function ConsentArea() {
  return useConsent() === null && <ConsentBanner />
}
