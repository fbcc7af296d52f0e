import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { SeasonPage } from '../features/profile/story/season-page.tsx'
import { readSeasonSearch } from '../features/profile/story/season-search.ts'

export const Route = createFileRoute('/profile_/$userName/season')({
  validateSearch: readSeasonSearch,
  loader: () => loadTexts('story'),
  component: SeasonPage,
})
