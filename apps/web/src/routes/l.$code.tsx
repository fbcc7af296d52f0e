import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { PreviewPage } from '../features/leagues/invite/preview-page.tsx'

export const Route = createFileRoute('/l/$code')({
  loader: () => loadTexts('leagues', 'rules'),
  component: Invitation,
})

function Invitation() {
  return <PreviewPage code={Route.useParams().code} />
}
