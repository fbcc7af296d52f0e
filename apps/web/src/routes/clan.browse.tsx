import { createFileRoute } from '@tanstack/react-router'
import { BrowsePage } from '../clan/browse-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/clan/browse')({
  loader: () => loadTexts('clans', 'rules'),
  component: BrowsePage,
})
