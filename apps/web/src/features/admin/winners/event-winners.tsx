import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { RowsSkeleton } from '../../../base/ui/layout/table.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { PagedRows } from '../list/paged-rows.tsx'
import { RewardTallies } from './reward-tallies.tsx'
import { WinnersFilters } from './winners-filters.tsx'
import { WinnersTable } from './winners-table.tsx'
import type { WinnersView } from './winners-view.ts'

type ViewProps = { view: WinnersView; onView: (view: WinnersView) => void }

/** Lists the winners of an event by reward and rank, with filters above and the rewards that are still to be handed out. */
export function EventWinners({ event, view, onView }: ViewProps & { event: ListedEvent }) {
  const { t } = useTranslation('admin-winners')
  const input = { eventId: event.id, ...view }
  const reading = useQuery(
    trpc.score.getWinners.queryOptions(input, { placeholderData: keepPreviousData, staleTime: 0 }),
  )
  const { data, isError } = reading
  const narrowed = view.phrase !== '' || view.eventRewardId !== undefined || view.handedOut !== undefined
  // The parts above the list load together with it, so that nothing jumps.
  if (!data && !isError) return <WinnersSkeleton />
  return (
    <>
      {data && <RewardTallies event={event} tallies={data.tallies} />}
      <Panel flush>
        <WinnersFilters rewards={event.rewards} view={view} onView={onView} count={data?.count} />
        <PagedRows
          reading={reading}
          data={data}
          loading={t('loading')}
          isEmpty={({ winners }) => winners.length === 0}
          empty={
            <EmptyState
              icon={<Trophy size={20} />}
              title={t(narrowed ? 'noneFound' : 'none')}
              text={t(narrowed ? 'noneFoundText' : 'noneText')}
            />
          }
          view={view}
          onView={onView}
        >
          {({ winners }) => <WinnersTable eventId={event.id} winners={winners} />}
        </PagedRows>
      </Panel>
    </>
  )
}

/** Shows the outline of the list until it is read. */
export function WinnersSkeleton() {
  const { t } = useTranslation('admin-winners')
  return (
    <Panel flush>
      <Loading label={t('loading')}>
        <RowsSkeleton />
      </Loading>
    </Panel>
  )
}
