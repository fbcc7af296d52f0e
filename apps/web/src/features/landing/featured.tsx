import { product } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { gamePath, inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { CardFan } from '../events/card-fan.tsx'
import { EventHero } from '../events/event-hero.tsx'
import { drawEvent } from './draw-event.ts'
import styles from './featured.module.css'

/** Shows a featured event chosen at random, the same one as long as the page is open (rulebook 13.6). */
export function Featured() {
  const { t } = useTranslation(['landing', 'errors'])
  const [lot] = useState(Math.random)
  const featured = useQuery(trpc.event.getFeaturedEvents.queryOptions({}))
  const now = useServerNow()
  if (featured.isError && !featured.data)
    return (
      <div className={`column middle centred gap-3 framed ground-panel text-center ${styles.place}`}>
        <h1 className="visually-hidden">{product.name}</h1>
        <FailedState error={featured.error} onRetry={() => featured.refetch()} busy={featured.isFetching} />
      </div>
    )
  if (!featured.data || now === undefined) return <FeaturedSkeleton />
  if (now === null) return <NoEvent text={t('errors:date')} />
  const event = drawEvent(featured.data.events, now, lot)
  if (!event) return <NoEvent text={t('nothingOn')} />
  return (
    <EventHero
      event={event}
      now={now}
      heading="h1"
      action={<PlayNow eventId={event.id} name={event.name} />}
      aside={<CardFan />}
    />
  )
}

/** Takes the place of the event until it is known. */
export function FeaturedSkeleton() {
  const { t } = useTranslation('landing')
  return (
    <Loading label={t('loading')}>
      <h1 className="visually-hidden">{product.name}</h1>
      <Skeleton height="var(--hero)" radius="var(--radius-panel)" />
    </Loading>
  )
}

/** Links to the game; visitors go through the sign-up or the login, whose buttons are next to each other. */
function PlayNow({ eventId, name }: { eventId: number; name: string }) {
  const { t } = useTranslation(['landing', 'shell'])
  const user = useCurrentUser()
  const linkProps = { look: 'beam', wide: true, 'aria-label': t('playEvent', { name }) } as const
  if (!user) {
    const search = { back: gamePath(eventId) }
    return (
      <div className={`stack gap-2 ${styles.ways}`}>
        <ButtonLink to="/signup" search={search} {...linkProps}>
          {t('play')}
        </ButtonLink>
        <ButtonLink to="/login" search={search}>
          {t('shell:login')}
        </ButtonLink>
      </div>
    )
  }
  const params = { ...inProduct, eventId: String(eventId) }
  return (
    <ButtonLink to="/$product/games/$eventId/{-$eventName}" params={params} {...linkProps}>
      {t('play')}
    </ButtonLink>
  )
}

/** Says why no event is shown: none is ongoing or upcoming, or the server's date is unknown. */
function NoEvent({ text }: { text: string }) {
  const { t } = useTranslation('landing')
  return (
    <div className={`column middle centred gap-3 framed ground-panel text-center ${styles.place}`}>
      <h1 className="t28">{product.name}</h1>
      <p className={`soft ${styles.text}`}>{text}</p>
      <ButtonLink to="/$product/games" params={inProduct} look="panel">
        {t('toGames')}
      </ButtonLink>
    </div>
  )
}
