import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'

/** The steps of a host; their code loads when they are shown, as who only takes part does not need it. */
export const LazyPlayersStep = lazyPart(() =>
  withTexts(import('./players-step.tsx'), 'admin', 'admin-players', 'admin-sources'),
)
/** What the editor of a goal says, with the preview of a lower goal. */
const goalTexts = ['admin', 'admin-maps', 'admin-phases', 'admin-scores', 'phases'] as const
export const LazyDatesStep = lazyPart(() => withTexts(import('./dates-step.tsx'), ...goalTexts))
export const LazyGoalEditor = lazyPart(() => withTexts(import('./goal-editor.tsx'), ...goalTexts))
