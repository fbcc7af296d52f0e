import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useDateFailure, useServerNow } from '../../../base/api/use-server-now.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { hasRight } from '../../../base/session/event-rights.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { ImportEventButton } from '../event-file/import-event-button.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { AdminEventSection, adminSections, inAdminSection } from './admin-event-section.tsx'
import { HostingLimits } from './hosting-limits.tsx'
import { PrivateGames } from './private/private-games.tsx'

/** Shows {product}/data/events: every event, unpublished ones included, or those of an organiser (rulebook 13.27, 11.49). */
export function EventsPage() {
  const { t } = useTranslation('admin-events')
  const { data, isError, error, refetch, isFetching } = useQuery(trpc.event.getEvents.queryOptions({}))
  const user = useCurrentUser()
  const isAdmin = user?.role === 'admin'
  const events = data?.events.filter(({ id }) => user && hasRight(user, id, 'configure')) ?? []
  const title = t(isAdmin ? 'title' : 'ownTitle')
  const now = useServerNow()
  const dateFailure = useDateFailure()
  return (
    <Page title={title}>
      <AdminHead title={title}>
        {isAdmin && (
          <>
            <ImportEventButton events={events} />
            <ButtonLink to="/$product/data/events/config/{-$eventId}" params={inProduct} look="beam">
              {t('add')}
            </ButtonLink>
          </>
        )}
      </AdminHead>
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : now === null ? (
        <FailedState {...dateFailure} />
      ) : !data || now === undefined ? (
        <Loading label={t('loading')}>
          <div className="stack gap-4">
            {adminSections.map(section => (
              <Skeleton key={section} height={110} radius={14} />
            ))}
          </div>
        </Loading>
      ) : (
        <div className="stack gap-4">
          {adminSections.map(section => (
            <AdminEventSection
              key={section}
              section={section}
              events={inAdminSection(events, section, now)}
              now={now}
            />
          ))}
          {isAdmin && <PrivateGames />}
          {isAdmin && <HostingLimits />}
        </div>
      )}
    </Page>
  )
}
