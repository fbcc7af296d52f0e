import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { CreatePage } from '../features/leagues/make/create-page.tsx'
import { signedInOnly } from '../frame/shell/access.ts'

export const Route = createFileRoute('/leagues/create')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('leagues', 'rules'),
  validateSearch: (search: Record<string, unknown>): { event?: number } =>
    Number.isSafeInteger(search.event) ? { event: Number(search.event) } : {},
  component: LeagueCreatePage,
})

function LeagueCreatePage() {
  return <CreatePage eventId={Route.useSearch().event} />
}
