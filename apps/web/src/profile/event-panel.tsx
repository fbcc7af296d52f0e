import { Link } from '@tanstack/react-router'
import { CalendarClock, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedEvent } from '../event/event-section.tsx'
import { inProduct } from '../shell/in-product.ts'
import { Panel } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import styles from './event-panel.module.css'

/** Events as short rows that lead to their game page; undefined while they are being asked for. */
export function EventPanel({
  head,
  events,
  failed,
  none,
  noneText,
}: {
  head: string
  events: readonly ListedEvent[] | undefined
  failed: { error: { message: string } | null; refetch: () => unknown } | undefined
  none: string
  noneText: string
}) {
  const { t } = useTranslation('profile')
  return (
    <Panel head={head}>
      {failed?.error ? (
        <ErrorState message={failed.error.message} onRetry={() => failed.refetch()} />
      ) : !events ? (
        <Loading label={t('loading')}>
          <div className={styles.list}>
            <Skeleton height={58} radius={10} />
            <Skeleton height={58} radius={10} />
          </div>
        </Loading>
      ) : events.length === 0 ? (
        <EmptyState icon={<CalendarClock size={20} />} title={none} text={noneText} />
      ) : (
        <ul className={styles.list}>
          {events.map(event => (
            <li key={event.id}>
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function EventLink({ event: { id, name, img } }: { event: ListedEvent }) {
  return (
    <Link
      to="/$product/games/$eventId/{-$eventName}"
      params={{ ...inProduct, eventId: String(id) }}
      className={styles.row}
    >
      <Picture src={`/img/events/${img}.png`} width={1280} height={480} className={styles.banner} />
      <span className={styles.name}>{name}</span>
      <ChevronRight size={18} aria-hidden className={styles.arrow} />
    </Link>
  )
}
