import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { InvitationPage } from '../features/hosting/invitation-page.tsx'

export const Route = createFileRoute('/e/$code')({
  loader: () => loadTexts('hosting', 'rules'),
  component: Invitation,
})

function Invitation() {
  return <InvitationPage code={Route.useParams().code} />
}
