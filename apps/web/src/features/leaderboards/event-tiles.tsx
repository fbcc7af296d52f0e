import { eventState } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { classNames } from '../../base/ui/base/class-names.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import type { ListedEvent } from '../events/section.ts'
import { StateChip } from '../events/state-chip.tsx'
import styles from './event-tiles.module.css'
import { byState } from './ranked-events.ts'

/** Shows the events that have a ranking as tiles, each with its state and the viewer's own rank; `chosen` is the one shown. */
export function EventTiles({
  events,
  chosen,
}: {
  events: readonly ListedEvent[]
  chosen: number | undefined
}) {
  const { t } = useTranslation(['leaderboards', 'events'])
  const now = useServerNow()
  const results = useCurrentUser()?.results ?? []
  const rankIn = (eventId: number) => results.find(each => each.eventId === eventId)?.rank
  // In their order at once: what comes first depends on the date.
  if (now === undefined) return <TilesSkeleton chosen={chosen} />
  return (
    <nav
      aria-label={t('tiles')}
      className={classNames('stack gap-3', styles.row, chosen === undefined && styles.all)}
    >
      {byState(events, now).map(event => {
        const state = now === null ? 'invalid' : eventState(event, now)
        const rank = rankIn(event.id)
        return (
          <Link
            key={event.id}
            to="/$product/leaderboards"
            params={inProduct}
            search={{ event: event.id }}
            className={`clips holds corners-panel ground-panel ${styles.tile}`}
            ref={event.id === chosen ? showInRow : undefined}
          >
            <Picture
              src={event.img ? `/img/events/${event.img}.png` : undefined}
              width={1280}
              height={480}
              shown={512}
              className={`wide tall ${styles.banner}`}
              placeholder={<CalendarDays size={26} />}
            />
            <span className={`stack gap-1 over ${styles.words}`}>
              <span className="cut t16 strong lines-125" dir="auto">
                {event.name}
              </span>
              <span className={`row wrap middle gap-2 t14 soft ${styles.state}`}>
                {state === 'invalid' ? t('awaited') : <StateChip state={state} />}
                {rank !== undefined && <span>{t('ownRank', { rank })}</span>}
              </span>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}

/** Takes the place of the tiles. */
export function TilesSkeleton({ chosen }: { chosen: number | undefined }) {
  return (
    <div className="stack below-5">
      <Skeleton height={chosen === undefined ? 140 : 104} radius={14} />
    </div>
  )
}

const showInRow = (tile: Element | null) => tile?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
