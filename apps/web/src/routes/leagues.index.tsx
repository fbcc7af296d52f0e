import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { LeaguesPage } from '../features/leagues/list/leagues-page.tsx'

export const Route = createFileRoute('/leagues/')({
  loader: () => loadTexts('leagues', 'leaderboards', 'clans', 'rules'),
  component: LeaguesPage,
})
