import { lazyPart } from '../loading/lazy-part.tsx'
import { withTexts } from '../texts/with-texts.ts'

/** The webhooks of an event or a league; their code loads when they are shown. */
export const LazyWebhooks = lazyPart(() => withTexts(import('./webhooks-panel.tsx'), 'webhooks'))
