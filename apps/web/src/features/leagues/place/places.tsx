import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../../base/loading/prefetch.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'

/** Loads the parts of leagues on other pages, in one file; each shows nothing until it has something to show. */
const load = () => withTexts(import('./parts.ts'), 'leagues', 'leaderboards')
const RanksPart = lazyPart(async () => ({ default: (await load()).MyRanks }))
export const LeagueChanges = lazyPart(async () => ({ default: (await load()).LeagueChanges }))
export const TitlesPanel = lazyPart(async () => ({ default: (await load()).TitlesPanel }))

/** The user's ranks below the table of a game page; they load once the page is used, as it is the heaviest one. */
export function MyRanks({ eventId }: { eventId: number }) {
  return useIsUsed() ? <RanksPart eventId={eventId} /> : null
}
