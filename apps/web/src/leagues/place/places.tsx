import { lazyPart } from '../../loading/lazy-part.tsx'
import { useCurrentUser } from '../../session/current-user.ts'
import { withTexts } from '../../texts/with-texts.ts'

/** The parts of leagues on other pages. Each loads by itself, and shows nothing until it has something to show. */
const HomePart = lazyPart(() => withTexts(import('./my-leagues.tsx'), 'leagues', 'leaderboards'))
export const MyRanks = lazyPart(() => withTexts(import('./my-ranks.tsx'), 'leagues', 'leaderboards'))
export const LeagueChanges = lazyPart(() =>
  withTexts(import('./league-changes.tsx'), 'leagues', 'leaderboards'),
)
export const TitlesPanel = lazyPart(() => withTexts(import('./titles-panel.tsx'), 'leagues'))

/** The user's leagues on the home page; visitors have none. */
export function MyLeagues() {
  return useCurrentUser() ? <HomePart /> : null
}
