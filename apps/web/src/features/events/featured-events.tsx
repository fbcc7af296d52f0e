import { featuredOrder, playButton } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { type CurrentUser, useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Carousel } from '../../base/ui/layout/carousel.tsx'
import { EventHero } from './event-hero.tsx'
import styles from './featured-events.module.css'
import { PlayAction } from './play-action.tsx'
import type { ListedEvent } from './section.ts'

/** Shows the featured events in a carousel: ongoing, upcoming, completed. Takes no space if none is featured. */
export function FeaturedEvents({ now }: { now: string | null | undefined }) {
  const { t } = useTranslation('events')
  const user = useCurrentUser()
  const { data, error, refetch, isFetching } = useQuery(trpc.event.getFeaturedEvents.queryOptions({}))
  if (error)
    return (
      <div className={styles.featured}>
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      </div>
    )
  if (!data || now === undefined || user === undefined)
    return (
      <div className={styles.featured}>
        <Loading label={t('loadingFeatured')}>
          <Skeleton height="var(--hero)" radius="var(--radius-panel)" />
          <div className={styles.controls} />
        </Loading>
      </div>
    )
  const events = now === null ? [] : featuredOrder(data.events, now)
  if (events.length === 0 || now === null) return null
  return (
    <div className={styles.featured}>
      <Carousel
        label={t('featured')}
        slides={events.map(event => <Slide key={event.id} event={event} now={now} user={user} />)}
      />
    </div>
  )
}

function Slide({ event, now, user }: { event: ListedEvent; now: string; user: CurrentUser | null }) {
  const viewer = { signedIn: Boolean(user), joined: event.joined }
  return (
    <EventHero
      event={event}
      now={now}
      heading="h2"
      action={<PlayAction event={event} button={playButton(event, viewer, now)} signedIn={viewer.signedIn} />}
    />
  )
}
