import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '../leagues/invite/preview-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/l/$code')({
  loader: () => loadTexts('leagues', 'rules'),
  component: Invitation,
})

function Invitation() {
  return <PreviewPage code={Route.useParams().code} />
}
