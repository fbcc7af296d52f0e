import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { Profile, ProfileSkeleton } from './profile.tsx'

const ownProfile = { to: '/profile/{-$userName}', params: { userName: undefined } } as const

/** Shows /profile/{userName?}: a user's profile, without a name the viewer's own (rulebook 13.24). */
export function ProfilePage({ userName }: { userName: string | undefined }) {
  const { t } = useTranslation('profile')
  const self = useCurrentUser()
  const name = userName ?? self?.username ?? ''
  const profile = useQuery(trpc.account.getUser.queryOptions({ user: name }, { enabled: name !== '' }))
  const user = profile.data?.user
  return (
    <Page
      title={t('title')}
      breadcrumbs={
        userName === undefined
          ? undefined
          : [
              { label: t('title'), link: ownProfile },
              { label: user?.name ?? userName, isName: true },
            ]
      }
    >
      {profile.isError && !profile.data ? (
        <FailedState error={profile.error} onRetry={() => profile.refetch()} busy={profile.isFetching} />
      ) : !profile.data ? (
        <Loading label={t('loading')}>
          <ProfileSkeleton />
        </Loading>
      ) : user ? (
        <Profile user={user} own={user.id === self?.id ? self : undefined} />
      ) : (
        <Panel>
          <h1 className="visually-hidden">{t('title')}</h1>
          <EmptyState icon={<UserRoundX size={22} />} title={t('notFound', { name })} />
        </Panel>
      )}
    </Page>
  )
}
