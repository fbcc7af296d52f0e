import { useCurrentUser } from '../../base/session/current-user.ts'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import type { LeagueUser, PlayedIn } from './league.ts'

/** Leads to both decks next to each other; the viewer's own is the first. */
export function CompareLink({ home, away, of }: { home: LeagueUser; away: LeagueUser; of: PlayedIn }) {
  const { t } = useTranslation('leagues')
  const self = useCurrentUser()
  const [one, rival] = away.id === self?.id ? [away, home] : [home, away]
  return (
    <RivalLink
      userName={rival.username}
      against={one.username}
      eventId={of.eventId}
      phaseIndex={of.phaseIndex ?? undefined}
      label={t('rival', { name: rival.username })}
    />
  )
}
