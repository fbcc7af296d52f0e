import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'

/** The webhooks of an event or a league; their code loads when they are shown. */
export const LazyWebhooks = lazyPart(() => withTexts(import('./webhooks-panel.tsx'), 'webhooks'))
