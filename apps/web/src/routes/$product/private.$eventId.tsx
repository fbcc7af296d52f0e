import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { PrivateGamePage } from '../../features/hosting/private-game-page.tsx'
import { signedInOnly } from '../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/private/$eventId')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('hosting', 'leagues', 'rules'),
  component: PrivateGame,
})

function PrivateGame() {
  const { eventId } = Route.useParams()
  return <PrivateGamePage key={eventId} eventId={Number(eventId)} />
}
