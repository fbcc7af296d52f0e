import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useIsAdmin } from '../../../base/session/event-rights.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { LazyWebhooks } from '../../webhooks/lazy-webhooks.ts'
import { ExportEventButton } from '../event-file/export-event-button.tsx'
import { EventBar } from './bar/event-bar.tsx'
import { ConfigFrame } from './config-frame.tsx'
import type { ConfigTab } from './event/config-tab.ts'
import { type ConfiguredEvent, useConfiguredEvent } from './event/configured-event.ts'
import { GeneralTab } from './general/general-tab.tsx'
import { Organisers } from './general/organisers.tsx'
import { MessagesTab } from './messages/messages-tab.tsx'
import { PhasesTab } from './phases/phases-tab.tsx'
import { PlayersTab } from './players/players-tab.tsx'
import { RewardsTab } from './rewards/rewards-tab.tsx'
import { ScoresTab } from './scores/scores-tab.tsx'

const route = getRouteApi('/$product/data/events/config/{-$eventId}')

/** Shows {product}/data/events/config/{eventId} for a saved event (rulebook 13.28). */
export function ConfigPage({ eventId }: { eventId: number }) {
  const { t } = useTranslation('admin-config')
  const { tab = 'general' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, isError, error, refetch, isFetching } = useConfiguredEvent(eventId)
  const [scoring, setScoring] = useState(false)
  useStream({ eventId }, news => {
    if (news === 'scores_changed' || news === 'missed') setScoring(false)
  })
  const goTo = (tab: ConfigTab) => navigate({ search: { tab } })
  return (
    <ConfigFrame
      name={data?.event.name ?? t('untitled')}
      tab={tab}
      isPrivate={Boolean(data?.event.hosted)}
      onTab={goTo}
      act={data && <ExportEventButton eventId={eventId} />}
    >
      {isError && (!data || failureOf(error)?.status === 404) ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton height={320} radius={14} />
        </Loading>
      ) : (
        <>
          <TabBody tab={tab} event={data.event} scoring={scoring} onScoring={() => setScoring(true)} />
          <EventBar event={data.event} />
        </>
      )}
    </ConfigFrame>
  )
}

function TabBody({
  tab,
  event,
  scoring,
  onScoring,
}: {
  tab: ConfigTab
  event: ConfiguredEvent
  scoring: boolean
  onScoring: () => void
}) {
  const isAdmin = useIsAdmin()
  switch (tab) {
    case 'general':
      return (
        <div className="stack gap-4">
          <GeneralTab event={event} />
          <Organisers event={event} />
          {isAdmin && (
            <LazyWebhooks target={{ eventId: event.id }} fallback={<Skeleton height={160} radius={14} />} />
          )}
        </div>
      )
    case 'players':
      return <PlayersTab event={event} />
    case 'scores':
      return <ScoresTab event={event} scoring={scoring} onScoring={onScoring} />
    case 'phases':
      return <PhasesTab event={event} />
    case 'rewards':
      return <RewardsTab event={event} />
    case 'messages':
      return <MessagesTab event={event} />
  }
}
