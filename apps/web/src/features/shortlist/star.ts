import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'

/** The star of a player; its code loads when it is first shown (rulebook 13.90). */
export const Star = lazyPart(() => withTexts(import('./star-button.tsx'), 'planning'))
