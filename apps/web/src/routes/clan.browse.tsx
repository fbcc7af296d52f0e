import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { BrowsePage } from '../features/clan/browse-page.tsx'

export const Route = createFileRoute('/clan/browse')({
  loader: () => loadTexts('clans', 'rules'),
  component: BrowsePage,
})
