import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { ResultsSkeleton } from '../../leaderboards/results-skeleton.tsx'
import { useGame } from '../state/use-game.ts'

const EventResults = lazyPart(async () => ({
  default: (await withTexts(import('../../leaderboards/event-results.tsx'), 'leaderboards')).EventResults,
}))
const FullRanking = lazyPart(() => withTexts(import('../../leaderboards/full-ranking.tsx'), 'leaderboards'))

/**
 * Shows the results of a completed event above the table, also to users who did not play it. For players the table itself shows
 * the best possible deck, next to their own (rulebook 9.23).
 */
export function FinalResults() {
  const { event, late } = useGame()
  if (!event.completed) return null
  return <EventResults event={event} withoutDeck={!late} fallback={<ResultsSkeleton withoutDeck={!late} />} />
}

/** Shows the whole ranking of a completed event below the table. */
export function FinalRanking() {
  const { event } = useGame()
  if (!event.completed) return null
  return (
    <div className="above-5">
      <FullRanking event={event} />
    </div>
  )
}
