import { useQuery } from '@tanstack/react-query'
import { Shield } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { LazyTalk } from '../talk/lazy-talk.ts'
import { ClanHead } from './clan-head.tsx'
import { ClanRanking } from './clan-ranking.tsx'
import { ClanSkeleton } from './clan-skeleton.tsx'
import { MemberList } from './member-list.tsx'
import { useIsDeleting } from './mutations.ts'

const ownClan = { to: '/clan/{-$clanId}', params: { clanId: undefined } } as const

/** Shows /clan/{clanId?}: a clan, without an id the viewer's own (rulebook 13.26). */
export function ClanPage({ clanId }: { clanId: number | undefined }) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const id = clanId ?? user?.clanMember?.clanId
  if (id === undefined)
    return <Page title={t('title')}>{user === undefined ? <ClanSkeleton /> : <NoClan />}</Page>
  return <Clan clanId={id} />
}

function Clan({ clanId }: { clanId: number }) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const { data, error, refetch, isFetching } = useQuery(
    trpc.clan.getClan.queryOptions({ clanId }, { enabled: !useIsDeleting() }),
  )
  const missing = failureOf(error)?.status === 404
  return (
    <Page
      title={t('title')}
      breadcrumbs={
        data && [
          { label: t('title'), link: ownClan },
          { label: data.clan.name, isName: true },
        ]
      }
    >
      {missing ? (
        <Panel>
          <h1 className="visually-hidden">{t('title')}</h1>
          <EmptyState icon={<Shield size={20} />} title={t('notFound')} />
        </Panel>
      ) : error ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data || user === undefined ? (
        <ClanSkeleton />
      ) : (
        <>
          <ClanHead clan={data.clan} />
          <div className="stack top gap-4 above-4 columns-from-1250">
            <MemberList clan={data.clan} />
            <ClanRanking clan={data.clan} />
          </div>
          {user?.clanMember?.clanId === clanId && (
            <div className="above-5">
              <LazyTalk
                of={{ clanId }}
                name={data.clan.name}
                fallback={<Skeleton height={320} radius={14} />}
              />
            </div>
          )}
        </>
      )}
    </Page>
  )
}

function NoClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  return (
    <Panel>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        icon={<Shield size={22} />}
        title={t('none')}
        text={t('noneText')}
        action={
          <div className="row gap-2 above-2">
            <ButtonLink to="/clan/browse" look="beam">
              {t('browse')}
            </ButtonLink>
            {user && <ButtonLink to="/clan/create">{t('create')}</ButtonLink>}
          </div>
        }
      />
    </Panel>
  )
}
