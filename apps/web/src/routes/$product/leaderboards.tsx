import { createFileRoute } from '@tanstack/react-router'
import { LeaderboardsPage } from '../../leaderboards/leaderboards-page.tsx'
import { readSearch } from '../../leaderboards/scores-view.ts'
import { loadTexts } from '../../texts/i18n.ts'

export const Route = createFileRoute('/$product/leaderboards')({
  validateSearch: readSearch,
  loader: () => loadTexts('leaderboards', 'events'),
  component: LeaderboardsPage,
})
