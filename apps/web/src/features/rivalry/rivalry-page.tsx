import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { type ProfileUser, useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { EventRivals } from './event-rivals.tsx'
import { Nothing } from './nothing.tsx'
import { RivalrySkeleton } from './rivalry-skeleton.tsx'

const route = getRouteApi('/$product/rivals/$userName')

/** Shows /{product}/rivals/{userName}: the deck of a user next to the viewer's own, or another user's (rulebook 22.10). */
export function RivalryPage() {
  const { t } = useTranslation('rivalry')
  const { userName } = route.useParams()
  const { with: against } = route.useSearch()
  const self = useCurrentUser()
  const other = useUser(userName)
  const named = useUser(against)
  const one = against === undefined ? self : named.data
  const failed = [other, named].find(({ isError, data }) => isError && data === undefined)
  const missing =
    other.data === null ? userName : named.data === null && against !== undefined ? against : null
  return (
    <Page
      title={t('title', { name: userName })}
      breadcrumbs={[{ label: t('short') }, { label: userName, isName: true }]}
    >
      {failed ? (
        <FailedState error={failed.error} onRetry={() => failed.refetch()} busy={failed.isFetching} />
      ) : missing !== null ? (
        <Nothing title={t('notFound', { name: missing })} />
      ) : one === null ? (
        <Panel>
          <h1 className="visually-hidden">{t('title', { name: userName })}</h1>
          <EmptyState
            icon={<UserRoundX size={22} />}
            title={t('visitor')}
            text={t('visitorText')}
            action={<ButtonLink to="/login">{t('login')}</ButtonLink>}
          />
        </Panel>
      ) : !one || !other.data ? (
        <RivalrySkeleton label={t('loading')} />
      ) : one.id === other.data.id ? (
        <Nothing title={t('same')} />
      ) : (
        <EventRivals one={one} other={other.data} />
      )}
    </Page>
  )
}

/** Reads a user by name; null if there is none. */
function useUser(name: string | undefined) {
  return useQuery(
    trpc.account.getUser.queryOptions(
      { user: name ?? '' },
      { enabled: name !== undefined, select: answer => (answer?.user ?? null) as ProfileUser | null },
    ),
  )
}
