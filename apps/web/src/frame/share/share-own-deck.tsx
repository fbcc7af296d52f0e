import { useCurrentUser } from '../../base/session/current-user.ts'
import { ShareButton } from './share-button.tsx'
import { sharedDeck } from './shared.ts'

/** Shares the viewer's own deck of a locked phase. */
export function ShareOwnDeck({
  label,
  at,
  title,
}: {
  label: string
  at: { eventId: number; phaseIndex: number }
  title: string
}) {
  const user = useCurrentUser()
  return user && <ShareButton label={label} shared={sharedDeck(user, at, `${user.username}: ${title}`)} />
}
