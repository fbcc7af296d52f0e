import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { PrivateGamePage } from '../../features/hosting/private-game-page.tsx'
import { signedInOnly } from '../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/private/$eventId')({
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.eventId)) throw notFound()
    return signedInOnly()
  },
  loader: () => loadTexts('hosting', 'leagues', 'rules'),
  component: PrivateGame,
})

function PrivateGame() {
  const { eventId } = Route.useParams()
  return <PrivateGamePage key={eventId} eventId={Number(eventId)} />
}
