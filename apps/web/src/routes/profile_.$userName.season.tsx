import { createFileRoute } from '@tanstack/react-router'
import { SeasonPage } from '../profile/story/season-page.tsx'
import { readSeasonSearch } from '../profile/story/season-search.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/profile_/$userName/season')({
  validateSearch: readSeasonSearch,
  loader: () => loadTexts('story'),
  component: SeasonPage,
})
