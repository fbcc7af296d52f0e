import { ownEvents } from '@game/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import MyLeagues from '../../leagues/place/my-leagues.tsx'
import { ConfirmLine } from './confirm-line.tsx'
import styles from './home.module.css'
import { deckOf, OwnEvent, scoresOf } from './own-event.tsx'
import { SinceLastVisit } from './since-last-visit.tsx'

/** How many of the user's events the home page shows. */
const shown = 3

/**
 * Shows what concerns a signed-in user above the rest of the home page: their events with the next lock and the state of the deck, what
 * happened since the last visit, their leagues (rulebook 13.87). Everything appears at once, so that nothing is pushed away.
 */
export default function Home({ userId, children }: { userId: number; children: ReactNode }) {
  const { t } = useTranslation('home')
  const now = useServerNow()
  const quiet = { meta: { quiet: true } }
  const events = useQuery(trpc.event.getEvents.queryOptions({}, quiet))
  const leagues = useQuery(trpc.league.getLeagues.queryOptions({}, quiet))
  const news = useQuery(trpc.notification.getNotificationGroups.queryOptions({ page: 1 }, quiet))
  const own = now ? ownEvents(events.data?.events ?? [], now).slice(0, shown) : []
  const areDecksPending = useQueries({
    queries: own.flatMap(({ id }) => [deckOf(id, userId), scoresOf(id, userId)] as const),
    combine: all => all.some(({ isPending }) => isPending),
  })
  if (events.isPending || leagues.isPending || news.isPending || areDecksPending || now === undefined)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={420} radius={20} />
      </Loading>
    )
  return (
    <>
      <div className={styles.own}>
        {own.length > 0 && <ConfirmLine />}
        {now !== null && own.length > 0 && (
          <Panel
            flush
            head={t('events')}
            aria-label={t('events')}
            actions={
              <Link to="/$product/games" params={inProduct} className="strong accent lights">
                {t('allEvents')}
              </Link>
            }
          >
            <ul>
              {own.map(event => (
                <OwnEvent key={event.id} event={event} userId={userId} now={now} />
              ))}
            </ul>
          </Panel>
        )}
        <SinceLastVisit groups={news.data?.groups ?? []} now={now ?? undefined} />
      </div>
      <MyLeagues />
      <div className={styles.rest}>{children}</div>
    </>
  )
}
