import { lazyPart } from '../../loading/lazy-part.tsx'
import { useIsUsed } from '../../loading/prefetch.ts'
import { useCurrentUser } from '../../session/current-user.ts'
import { withTexts } from '../../texts/with-texts.ts'

/** The parts of leagues on other pages. Each loads by itself, and shows nothing until it has something to show. */
const HomePart = lazyPart(() => withTexts(import('./my-leagues.tsx'), 'leagues', 'leaderboards'))
const RanksPart = lazyPart(() => withTexts(import('./my-ranks.tsx'), 'leagues', 'leaderboards'))
export const LeagueChanges = lazyPart(() =>
  withTexts(import('./league-changes.tsx'), 'leagues', 'leaderboards'),
)
export const TitlesPanel = lazyPart(() => withTexts(import('./titles-panel.tsx'), 'leagues'))

/** The user's leagues on the home page; visitors have none. */
export function MyLeagues() {
  return useCurrentUser() ? <HomePart /> : null
}

/** The user's ranks below the table of a game page; they load once the page is used, as it is the heaviest one. */
export function MyRanks({ eventId }: { eventId: number }) {
  return useIsUsed() ? <RanksPart eventId={eventId} /> : null
}
