import { createFileRoute, notFound } from '@tanstack/react-router'
import { GamePage } from '../../../game/page/game-page.tsx'
import { useCurrentUser } from '../../../session/current-user.ts'
import { signedInOnly } from '../../../shell/access.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/games/$eventId/{-$eventName}')({
  beforeLoad: async ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.eventId)) throw notFound()
    await signedInOnly()
  },
  loader: () => loadTexts('deck', 'phases', 'keyplays', 'perks', 'sleeves', 'events', 'rules'),
  component: Game,
})

function Game() {
  const eventId = Number(Route.useParams().eventId)
  const user = useCurrentUser()
  return user ? <GamePage key={eventId} eventId={eventId} userId={user.id} /> : null
}
