import { currentPhase } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useDateFailure, useServerNow } from '../../../base/api/use-server-now.ts'
import { useKept } from '../../../base/loading/use-kept.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { NotFound } from '../../../frame/shell/error-pages.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { eventInLanguage, type GameEvent } from '../state/game-event.ts'
import { GameProvider } from '../state/game-provider.tsx'
import { ownCards, ownEvent } from '../state/own-queries.ts'
import { useDeckScores } from '../state/use-deck-scores.ts'
import { GameSkeleton } from './game-skeleton.tsx'
import { GameTable } from './game-table.tsx'
import { phaseAtFirst } from './phase-at-first.ts'
import { useOutlook } from './use-outlook.ts'

/** Shows the game page of an event to a signed-in user (rulebook 13.9). */
export function GamePage({ eventId, userId }: { eventId: number; userId: number }) {
  const { data, isError, error, refetch, isFetching } = useQuery(ownEvent(eventId, userId))
  const deck = useQuery(ownCards(eventId, userId))
  const scores = useDeckScores(eventId, userId)
  const now = useServerNow()
  const dateFailure = useDateFailure()
  const outlook = useFirstOutlook(data?.event, eventId)
  if (isError && !data) {
    if (failureOf(error)?.status === 404) return <NotFound />
    return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  }
  if (deck.isError && !deck.data)
    return <FailedState error={deck.error} onRetry={() => deck.refetch()} busy={deck.isFetching} />
  const waiting = deck.isPending || scores.isWaiting || outlook.isWaiting || now === undefined
  if (!data || waiting) return <GameSkeleton />
  if (now === null) return <FailedState {...dateFailure} />
  return <EventGame event={data.event} userId={userId} current={currentPhase(data.event.phases, now)} />
}

/** Reads what a banner shows a player who is already out when the page opens, so that it appears together with the rest. */
function useFirstOutlook(event: GameEvent | undefined, eventId: number) {
  const isOut = !event?.completed && !!event?.phaseStates.some(({ state }) => state === 'failed')
  const [wasOut, setWasOut] = useState<boolean>()
  if (event && wasOut === undefined) setWasOut(isOut)
  return useOutlook(eventId, isOut && wasOut !== false)
}

const isNumber = (kept: unknown) => typeof kept === 'number'

type EventGameProps = { event: GameEvent; userId: number; current: number }

/** Memoised, because the page around it renders with each tick of the clock. */
const EventGame = memo(function EventGame({ event, userId, current }: EventGameProps) {
  const { t, i18n } = useTranslation('phases')
  const read = useMemo(() => eventInLanguage(event, i18n.language), [event, i18n.language])
  const [chosen, choose] = useKept('phase', isNumber, null)
  const phaseOf = (wanted: number | null) => read.phases.find(({ index }) => index === wanted)
  const phase = phaseOf(chosen) ?? phaseOf(phaseAtFirst(event, current)) ?? read.phases[0]
  const here = { label: event.name, isName: true } as const
  const up = {
    label: t('privateGame'),
    isUp: true,
    link: { to: '/$product/private/$eventId', params: { ...inProduct, eventId: String(event.id) } },
  } as const
  return (
    <Page title={event.name} breadcrumbs={event.hosted ? [up, here] : [here]}>
      <h1 className="visually-hidden" dir="auto">
        {event.name}
      </h1>
      {phase ? (
        <GameProvider event={read} phase={phase} userId={userId} showPhase={choose}>
          <GameTable />
        </GameProvider>
      ) : (
        <EmptyState title={t('none')} text={t('noneText')} />
      )}
    </Page>
  )
})
