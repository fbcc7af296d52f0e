import { useQuery } from '@tanstack/react-query'
import { CalendarDays, House } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useDateFailure, useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { AwaitedEvents } from './awaited-events.tsx'
import { EventRowSkeleton } from './event-row-skeleton.tsx'
import { EventSection } from './event-section.tsx'
import { FeaturedEvents } from './featured-events.tsx'
import { awaitingResults, inSection, sections } from './section.ts'

/** Shows /{product}/games: ongoing, upcoming and completed events. Buttons and warnings depend on the viewer. */
export function EventsPage() {
  const { t } = useTranslation('events')
  const events = useQuery(trpc.event.getEvents.queryOptions({}))
  const now = useServerNow()
  const dateFailure = useDateFailure()
  const user = useCurrentUser()
  return (
    <Page title={t('games')}>
      <div className="row wrap middle between gap-3 below-5">
        <h1 className="t28 capital">{t('games')}</h1>
        <div className="row wrap gap-2">
          {user && (
            <ButtonLink to="/$product/private" params={inProduct}>
              <House size={18} aria-hidden />
              {t('privateGames')}
            </ButtonLink>
          )}
          <ButtonLink
            to="/$product/matches/{-$matchId}"
            params={{ ...inProduct, matchId: undefined }}
            search={{}}
          >
            <CalendarDays size={18} aria-hidden />
            {t('matches')}
          </ButtonLink>
        </div>
      </div>
      <FeaturedEvents now={now} />
      {events.isError && !events.data ? (
        <FailedState error={events.error} onRetry={() => events.refetch()} busy={events.isFetching} />
      ) : !events.data || now === undefined || user === undefined ? (
        <Loading label={t('loading')}>
          {sections.map(section => (
            <EventRowSkeleton key={section} />
          ))}
        </Loading>
      ) : now === null ? (
        <>
          <FailedState {...dateFailure} />
          <EventSection section="undated" events={events.data.events} now={null} />
        </>
      ) : (
        <>
          {sections.map(section => (
            <EventSection
              key={section}
              section={section}
              events={inSection(events.data.events, section, now)}
              now={now}
            />
          ))}
          <AwaitedEvents events={awaitingResults(events.data.events, now)} signedIn={user !== null} />
        </>
      )}
    </Page>
  )
}
