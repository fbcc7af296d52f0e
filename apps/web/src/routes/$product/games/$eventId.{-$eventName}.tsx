import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { readCurrentUser, useCurrentUser } from '../../../base/session/current-user.ts'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { GamePage } from '../../../features/game/page/game-page.tsx'
import { readAhead } from '../../../features/game/state/own-queries.ts'

export const Route = createFileRoute('/$product/games/$eventId/{-$eventName}')({
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,9}$/.test(params.eventId)) throw notFound()
  },
  // Only signed-in users have the page (rulebook 13.2). The user is read here and not before it, so that the code loads meanwhile.
  loader: async ({ params }) => {
    const texts = loadTexts('deck', 'phases', 'keyplays', 'perks', 'sleeves', 'events', 'rules')
    // A failure is thrown below, or does not matter.
    texts.catch(() => undefined)
    const user = await readCurrentUser()
    if (!user) throw notFound()
    readAhead(Number(params.eventId), user.id)
    await texts
  },
  component: Game,
})

function Game() {
  const eventId = Number(Route.useParams().eventId)
  const userId = useCurrentUser()?.id
  // While the user is unknown, or after the end of the session, the page stays that of the user who opened it.
  const [player, setPlayer] = useState(userId)
  if (userId !== undefined && userId !== player) setPlayer(userId)
  return player !== undefined && <GamePage key={eventId} eventId={eventId} userId={player} />
}
