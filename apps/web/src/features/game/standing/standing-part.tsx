import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../../base/loading/prefetch.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'

const StandingPanel = lazyPart(() => withTexts(import('./standing-panel.tsx'), 'rivalry'))

/** Shows where the user stands; it loads once the page is used, as it is the heaviest one (rulebook 22.8). */
export const StandingPart = () => useIsUsed() && <StandingPanel />
