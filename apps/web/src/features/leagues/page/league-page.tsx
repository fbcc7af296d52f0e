import { checkLeagueEdit } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { NotFound } from '../../../frame/shell/error-pages.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import type { League } from '../league.ts'
import { MembersTab } from '../people/members-tab.tsx'
import { SettingsTab } from '../people/settings-tab.tsx'
import { useLeagueStream } from '../use-league-stream.ts'
import { LeagueEnd } from './league-end.tsx'
import { LeagueHead } from './league-head.tsx'
import { ReadyDecks } from './ready-decks.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import type { LeagueTab } from './search.ts'
import { StandingTab } from './standing-tab.tsx'
import { TalkTab } from './talk-tab.tsx'

const route = getRouteApi('/leagues/$leagueId')

/** Shows /leagues/{leagueId}: standing, rounds, members and settings of a league. Tab and round are in the address. */
export function LeaguePage({ leagueId }: { leagueId: number }) {
  const { t } = useTranslation('leagues')
  const user = useCurrentUser()
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.league.getLeague.queryOptions({ leagueId }, { meta: { quiet: true } }),
  )
  if (failureOf(error)?.status === 404) return <NotFound />
  const list = { label: t('title'), link: { to: '/leagues' } } as const
  const breadcrumbs = data && [list, { label: data.league.name, isName: true as const }]
  return (
    <Page title={data?.league.name ?? t('title')} breadcrumbs={breadcrumbs}>
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data || user === undefined ? (
        <LeagueSkeleton />
      ) : (
        <LeagueParts league={data.league} />
      )}
    </Page>
  )
}

function LeagueParts({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const { tab = 'standing', round } = route.useSearch()
  const navigate = route.useNavigate()
  useLeagueStream(league)
  const manages = mayManage(league)
  const names = {
    standing: t(league.format === 'cup' ? 'tabs.bracket' : 'tabs.table'),
    rounds: t('tabs.rounds'),
    talk: t('tabs.talk'),
    members: t('tabs.members'),
    settings: t('tabs.settings'),
  }
  const talks = league.talks && league.role !== null
  const shown: LeagueTab[] = [
    'standing',
    'rounds',
    ...(talks ? (['talk'] as const) : []),
    'members',
    ...(manages ? (['settings'] as const) : []),
  ]
  const current = shown.includes(tab) ? tab : 'standing'
  const show = (chosen: LeagueTab) => navigate({ search: { tab: chosen }, replace: true })
  const showRound = (chosen: number | undefined) =>
    navigate({ search: { tab: 'standing', round: chosen }, replace: true })
  const showTalk = (chosen: number | undefined) =>
    navigate({ search: { tab: 'talk', round: chosen }, replace: true })
  return (
    <>
      <LeagueHead league={league} />
      {league.state === 'ended' && <LeagueEnd league={league} />}
      <ReadyDecks league={league} />
      <div className="above-5">
        <Tabs
          label={t('tabs.label')}
          tabs={shown.map(value => ({ value, label: names[value] }))}
          value={current}
          onChange={show}
        >
          <TabPanel value="standing">
            <StandingTab league={league} round={round} onRound={showRound} />
          </TabPanel>
          <TabPanel value="rounds">
            <RoundsTab league={league} onRound={showRound} {...(talks && { onTalk: showTalk })} />
          </TabPanel>
          {talks && (
            <TabPanel value="talk">
              <TalkTab league={league} round={round} onRound={showTalk} />
            </TabPanel>
          )}
          <TabPanel value="members">
            <MembersTab league={league} />
          </TabPanel>
          {manages && (
            <TabPanel value="settings">
              <SettingsTab league={league} />
            </TabPanel>
          )}
        </Tabs>
      </div>
    </>
  )
}

/** Only the owner changes a league (rulebook 19.5). */
const mayManage = ({ role }: League) => role !== null && checkLeagueEdit(role).ok

function LeagueSkeleton() {
  const { t } = useTranslation('leagues')
  return (
    <Loading label={t('loading')}>
      <div className="stack gap-4">
        <Skeleton height={84} radius={14} />
        <Skeleton height={72} radius={14} />
        <Skeleton height={520} radius={14} />
      </div>
    </Loading>
  )
}
