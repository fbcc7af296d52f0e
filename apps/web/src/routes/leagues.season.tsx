import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { readSeason } from '../features/leagues/page/search.ts'
import { SeasonPage } from '../features/leagues/page/season-page.tsx'

export const Route = createFileRoute('/leagues/season')({
  validateSearch: readSeason,
  loader: () => loadTexts('leagues', 'clans'),
  component: SeasonPage,
})
