import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { DeckLink } from '../../../base/session/deck-link.tsx'
import { useShownName } from '../../../base/session/shown-name.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { LeagueUser, PlayedIn } from '../league.ts'
import styles from './fixture-decks.module.css'
import { liveCards, useLiveCounts } from './live-totals.ts'

/** Shows the decks of both sides of a fixture, as everybody may see them once their phase has locked (rulebook 4.19); while maps run, their points include them. */
export function FixtureDecks({ users, of }: { users: readonly LeagueUser[]; of: PlayedIn }) {
  return (
    <div className={`stack gap-4 columns-from-600 ${styles.decks}`}>
      {users.map(user => (
        <Deck key={user.id} user={user} of={of} />
      ))}
    </div>
  )
}

function Deck({ user, of: { eventId, phaseIndex } }: { user: LeagueUser; of: PlayedIn }) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  const key = { eventId, userId: user.id }
  const cards = useQuery(trpc.deck.getCards.queryOptions(key))
  const scores = useQuery(trpc.score.getDeckScore.queryOptions(key))
  const counts = useLiveCounts(eventId, scores.data?.live)
  const shownName = useShownName()
  const title = t('fixtures.deckOf', { name: shownName(user.username) })
  if (cards.isError && !cards.data)
    return <FailedState error={cards.error} onRetry={() => cards.refetch()} busy={cards.isFetching} />
  if (!cards.data)
    return (
      <Loading label={title}>
        <Skeleton height={72} radius={10} />
      </Loading>
    )
  // In a season the round is the whole event.
  const phases = [...new Set(cards.data.cards.map(card => card.phaseIndex))]
    .filter(index => phaseIndex === null || index === phaseIndex)
    .sort((a, b) => a - b)
  const scored = new Map(
    phases.map(phase => [phase, scores.data && counts ? liveCards(scores.data, counts, phase) : []]),
  )
  const scoreOf = (phase: number, playerId: number) =>
    scored.get(phase)?.find(card => card.playerId === playerId)?.score
  return (
    <section aria-label={title} className="shrinks">
      <p className="below-1 cut strong" dir="auto">
        {title}
      </p>
      {phases.length === 0 && <p className={styles.none}>{t('fixtures.deckNone')}</p>}
      {phases.map(phase => (
        <div key={phase}>
          <p className={styles.phase}>
            <DeckLink userName={user.username} eventId={eventId} phaseIndex={phase}>
              {phaseIndex === null ? t('fixtures.phase', { index: phase }) : t('fixtures.whole')}
            </DeckLink>
          </p>
          <ul className="stack columns-5 gap-1">
            {cards.data.cards
              .filter(card => card.phaseIndex === phase)
              .map(({ playerId, player }) => {
                const score = scoreOf(phase, playerId)
                return (
                  <li key={playerId} className="stack shrinks text-center">
                    <Picture
                      src={player.img ? `/img/players/${player.img}.png` : undefined}
                      width={400}
                      height={480}
                      placeholder={<UserRound size={20} />}
                      shown={64}
                      className={`wide clips corners-chip ${styles.portrait}`}
                    />
                    <span className="cut t12" dir="auto">
                      {player.name}
                    </span>
                    <span className="bold" data-part="points">
                      {score === undefined ? '–' : points(score)}
                    </span>
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </section>
  )
}
