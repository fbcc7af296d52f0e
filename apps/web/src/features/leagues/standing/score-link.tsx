import { DeckLink } from '../../../base/session/deck-link.tsx'
import { useShownName } from '../../../base/session/shown-name.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { LeagueUser, PlayedIn } from '../league.ts'

/** Shows the score of a side; in a round that is a phase it leads to the deck (rulebook 22.11). */
export function ScoreLink({
  user,
  score,
  hasDeck = null,
  of,
}: {
  user: LeagueUser | null
  score: number
  /** Whether the side held a card; null if that is not known. */
  hasDeck?: boolean | null
  of: PlayedIn | null | undefined
}) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  const shownName = useShownName()
  if (!user || !of || of.phaseIndex === null || hasDeck === false) return points(score)
  return (
    <DeckLink
      userName={user.username}
      eventId={of.eventId}
      phaseIndex={of.phaseIndex}
      label={`${points(score)}: ${t('fixtures.deckOf', { name: shownName(user.username) })}`}
    >
      {points(score)}
    </DeckLink>
  )
}
