import { createFileRoute } from '@tanstack/react-router'
import { LeaguesPage } from '../leagues/list/leagues-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/leagues/')({
  loader: () => loadTexts('leagues', 'leaderboards', 'clans', 'rules'),
  component: LeaguesPage,
})
