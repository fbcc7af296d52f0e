import { createFileRoute, notFound } from '@tanstack/react-router'
import { LeaguePage } from '../leagues/page/league-page.tsx'
import { readLeagueSearch } from '../leagues/page/search.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/leagues/$leagueId')({
  validateSearch: readLeagueSearch,
  beforeLoad: ({ params: { leagueId } }) => {
    if (!/^[1-9]\d{0,8}$/.test(leagueId)) throw notFound()
  },
  loader: () => loadTexts('leagues', 'leaderboards', 'clans', 'rules'),
  component: League,
})

function League() {
  const { leagueId } = Route.useParams()
  return <LeaguePage key={leagueId} leagueId={Number(leagueId)} />
}
