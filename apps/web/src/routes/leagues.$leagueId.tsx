import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { LeaguePage } from '../features/leagues/page/league-page.tsx'
import { readLeagueSearch } from '../features/leagues/page/search.ts'

export const Route = createFileRoute('/leagues/$leagueId')({
  validateSearch: readLeagueSearch,
  beforeLoad: ({ params: { leagueId } }) => {
    if (!/^[1-9]\d{0,8}$/.test(leagueId)) throw notFound()
  },
  loader: () => loadTexts('leagues', 'leaderboards', 'clans', 'rules', 'rivalry'),
  component: League,
})

function League() {
  const { leagueId } = Route.useParams()
  return <LeaguePage key={leagueId} leagueId={Number(leagueId)} />
}
