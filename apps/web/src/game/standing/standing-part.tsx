import { lazyPart } from '../../loading/lazy-part.tsx'
import { useIsUsed } from '../../loading/prefetch.ts'
import { withTexts } from '../../texts/with-texts.ts'

const StandingPanel = lazyPart(() => withTexts(import('./standing-panel.tsx'), 'rivals'))

/** Shows where the user stands; it loads once the page is used, as it is the heaviest one (rulebook 22.8). */
export const StandingPart = () => useIsUsed() && <StandingPanel />
