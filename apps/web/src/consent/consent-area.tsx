import { lazyPart } from '../loading/lazy-part.tsx'
import { useConsent } from '../storage/consent-store.ts'

const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'))

/** Asks for consent until the visitor has chosen; loads nothing after that. */
export function ConsentArea() {
  return useConsent() === null && <ConsentBanner />
}
