import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'

/** The talk of a league, of its rounds, or of a clan; its code loads when it is shown. */
export const LazyTalk = lazyPart(() => withTexts(import('./talk-panel.tsx'), 'clans', 'rules'))
