import { CalendarClock } from 'lucide-react'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { EventLink, type EventPart } from './event-link.tsx'

/** Lists events as short rows that link to their game page; `events` is undefined while they load, and `rows` says how many there may be. */
export function EventPanel({
  head,
  events,
  rows,
  failed,
  none,
  noneText,
}: {
  head: string
  events: readonly EventPart[] | undefined
  rows: number
  failed: { error: { message: string } | null; refetch: () => unknown } | undefined
  none: string
  noneText: string
}) {
  const { t } = useTranslation('profile')
  return (
    <Panel head={head}>
      {failed?.error ? (
        <FailedState error={failed.error} onRetry={() => failed.refetch()} />
      ) : !events ? (
        <Loading label={t('loading')}>
          <Skeleton height={rows * 72 - 8} radius={10} />
        </Loading>
      ) : events.length === 0 ? (
        <EmptyState icon={<CalendarClock size={20} />} title={none} text={noneText} />
      ) : (
        <ul className="column gap-2">
          {events.map(part => (
            <li key={part.event.id}>
              <EventLink part={part} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
