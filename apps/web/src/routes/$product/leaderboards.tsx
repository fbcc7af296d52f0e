import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { LeaderboardsPage } from '../../features/leaderboards/leaderboards-page.tsx'
import { readSearch } from '../../features/leaderboards/scores-view.ts'

export const Route = createFileRoute('/$product/leaderboards')({
  validateSearch: readSearch,
  loader: () => loadTexts('leaderboards', 'events'),
  component: LeaderboardsPage,
})
