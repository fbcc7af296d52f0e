import { createFileRoute } from '@tanstack/react-router'
import { GamesPage } from '../../../games/games-page.tsx'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/games/')({
  loader: () => loadTexts('events', 'rules'),
  component: GamesPage,
})
