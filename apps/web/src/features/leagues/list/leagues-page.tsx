import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { CalendarRange, Trophy } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useListView } from '../../../base/ui/layout/use-list-view.ts'
import { Page } from '../../../frame/shell/page.tsx'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import { PagedList } from '../../clan/paged-list.tsx'
import { CodeForm } from '../invite/code-form.tsx'
import type { LeagueSummary } from '../league.ts'
import { LeagueRow } from '../league-row.tsx'
import { AutomaticLeagues, OwnLeagues } from '../own-leagues.tsx'
import { useLeagueWords } from '../use-league-words.ts'
import styles from './leagues-page.module.css'

/** Shows /leagues: the viewer's leagues, those that exist by themselves, and the public ones. */
export function LeaguesPage() {
  const { t } = useTranslation('leagues')
  const user = useCurrentUser()
  useStream()
  return (
    <Page title={t('title')}>
      <div className={`row wrap middle gap-3 below-5 ${styles.head}`}>
        <div className={styles.words}>
          <h1 className="t28 capital">{t('title')}</h1>
          <p className="above-1 soft">{t('lead')}</p>
        </div>
        <ButtonLink to="/leagues/season">
          <CalendarRange size={18} aria-hidden />
          {t('seasonBoard')}
        </ButtonLink>
        {user && (
          <ButtonLink to="/leagues/create" look="beam">
            {t('create')}
          </ButtonLink>
        )}
      </div>
      <div className="top stack gap-4 columns-from-1250">
        <div className="stack gap-4 shrinks">
          <CodeForm />
          {user !== undefined && <Mine signedIn={user !== null} />}
        </div>
        <PublicLeagues />
      </div>
    </Page>
  )
}

function Mine({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('leagues')
  const leagues = useQuery(trpc.league.getLeagues.queryOptions({}, { enabled: signedIn }))
  if (!signedIn)
    return (
      <Panel head={t('mine')}>
        <EmptyState
          icon={<Trophy size={20} />}
          title={t('none')}
          text={t('noneVisitor')}
          action={
            <ButtonLink to="/login" search={{ back: '/leagues' }} look="beam">
              {t('login')}
            </ButtonLink>
          }
        />
      </Panel>
    )
  if (leagues.isError && !leagues.data)
    return (
      <Panel head={t('mine')}>
        <FailedState error={leagues.error} onRetry={() => leagues.refetch()} busy={leagues.isFetching} />
      </Panel>
    )
  if (!leagues.data)
    return (
      <Panel flush head={t('mine')}>
        <Loading label={t('loadingList')}>
          <ListSkeleton rows={4} height={68} />
        </Loading>
      </Panel>
    )
  const { own, automatic } = leagues.data
  return (
    <>
      <Panel flush head={t('mine')}>
        {own.length === 0 ? (
          <EmptyState icon={<Trophy size={20} />} title={t('none')} text={t('noneText')} />
        ) : (
          <OwnLeagues leagues={own} label={t('mine')} />
        )}
      </Panel>
      {automatic.length > 0 && (
        <Panel flush head={t('automatic')}>
          <AutomaticLeagues leagues={automatic} label={t('automatic')} />
        </Panel>
      )}
    </>
  )
}

function PublicLeagues() {
  const { t } = useTranslation('leagues')
  const list = useListView()
  const leagues = useQuery(
    trpc.league.getLeagues.queryOptions(list.view, {
      placeholderData: keepPreviousData,
      select: ({ leagues, count }) => ({ rows: leagues, count }),
    }),
  )
  return (
    <PagedList
      head={t('public')}
      searchLabel={t('search')}
      loadingLabel={t('loadingList')}
      list={list}
      query={leagues}
      icon={Trophy}
      none={{ title: t('publicNone'), text: t('publicNoneText') }}
      skeleton={<ListSkeleton rows={6} height={68} />}
    >
      {rows => (
        <ul aria-label={t('public')}>
          {rows.map(league => (
            <PublicRow key={league.id} league={league} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function PublicRow({ league }: { league: LeagueSummary }) {
  const { t } = useTranslation('leagues')
  const { scopeOf } = useLeagueWords()
  return (
    <LeagueRow
      link={linkOptions({ to: '/leagues/$leagueId', params: { leagueId: String(league.id) } })}
      format={league.format}
      name={league.name}
      about={`${t(`format.${league.format}`)} · ${scopeOf(league)}`}
    >
      <span className="t14 soft">{t('members', { count: league.members })}</span>
    </LeagueRow>
  )
}
