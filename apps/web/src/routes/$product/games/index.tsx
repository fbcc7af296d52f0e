import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { GamesPage } from '../../../features/games/games-page.tsx'

export const Route = createFileRoute('/$product/games/')({
  loader: () => loadTexts('events', 'rules'),
  component: GamesPage,
})
