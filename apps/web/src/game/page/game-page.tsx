import { currentPhase } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { FailedState } from '../../api/failed-state.tsx'
import { failureOf } from '../../api/failure.ts'
import { useServerNow } from '../../api/use-server-now.ts'
import { NotFound } from '../../shell/error-pages.tsx'
import { Page } from '../../shell/page.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import type { GameEvent } from '../state/game-event.ts'
import { GameProvider } from '../state/game-provider.tsx'
import { GameSkeleton } from './game-skeleton.tsx'
import { GameTable } from './game-table.tsx'

/** Shows the game page of an event to a signed-in user (rulebook 13.9). */
export function GamePage({ eventId, userId }: { eventId: number; userId: number }) {
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.event.getEvent.queryOptions({ id: eventId, userId }),
  )
  const deck = useQuery(trpc.deck.getCards.queryOptions({ eventId, userId }))
  const scores = useQuery(trpc.score.getDeckScore.queryOptions({ eventId, userId }))
  const now = useServerNow()
  if (isError && !data) {
    if (failureOf(error)?.status === 404) return <NotFound />
    return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  }
  if (deck.isError && !deck.data)
    return <FailedState error={deck.error} onRetry={() => deck.refetch()} busy={deck.isFetching} />
  const waiting = deck.isPending || scores.isPending || now === undefined
  if (!data || waiting) return <GameSkeleton />
  const current = now === null ? 1 : currentPhase(data.event.phases, now)
  return <EventGame event={data.event} userId={userId} current={current} />
}

type EventGameProps = { event: GameEvent; userId: number; current: number }

/** Memoised, as the page above it renders with each tick of the clock. */
const EventGame = memo(function EventGame({ event, userId, current }: EventGameProps) {
  const { t } = useTranslation('phases')
  const [chosen, setChosen] = useState<number | null>(null)
  const phase = event.phases.find(({ index }) => index === (chosen ?? current)) ?? event.phases[0]
  return (
    <Page title={event.name}>
      <h1 className="visually-hidden">{event.name}</h1>
      {phase ? (
        <GameProvider event={event} phase={phase} userId={userId} showPhase={setChosen}>
          <GameTable />
        </GameProvider>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
    </Page>
  )
})
