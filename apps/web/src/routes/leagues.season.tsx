import { createFileRoute } from '@tanstack/react-router'
import { readSeason } from '../leagues/page/search.ts'
import { SeasonPage } from '../leagues/page/season-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/leagues/season')({
  validateSearch: readSeason,
  loader: () => loadTexts('leagues', 'clans'),
  component: SeasonPage,
})
