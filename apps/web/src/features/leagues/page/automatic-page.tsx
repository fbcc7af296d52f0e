import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Shield, UsersRound } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useStream } from '../../../base/stream/use-stream.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { NotFound } from '../../../frame/shell/error-pages.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import type { AutomaticKind } from '../league.ts'
import { Segments } from '../segments.tsx'
import { LeagueTable } from '../standing/league-table.tsx'
import { useLeagueWords } from '../use-league-words.ts'
import { automaticKinds } from './search.ts'

/** Shows /leagues/of/{event, clan or friends}/{eventId}: a league that exists by itself (rulebook 19.13). */
export function AutomaticPage({ automatic, eventId }: { automatic: AutomaticKind; eventId: number }) {
  const { t } = useTranslation('leagues')
  const { automaticName } = useLeagueWords()
  const navigate = useNavigate()
  const user = useCurrentUser()
  useStream({ eventId })
  const event = useQuery(trpc.event.getEvent.queryOptions({ id: eventId }, { meta: { quiet: true } }))
  if (failureOf(event.error)?.status === 404) return <NotFound />
  const clan = user?.clanMember?.clan.name ?? null
  const name = event.data && automaticName({ automatic, clan, event: event.data.event.name })
  const list = { label: t('title'), link: { to: '/leagues' } } as const
  const show = (kind: AutomaticKind) =>
    navigate({
      to: '/leagues/of/$automatic/$eventId',
      params: { automatic: kind, eventId: String(eventId) },
      replace: true,
    })
  const isBarred = automatic === 'clan' ? clan === null : automatic === 'friends' && user === null
  return (
    <Page title={name ?? t('title')} breadcrumbs={name ? [list, { label: name, isName: true }] : undefined}>
      {event.isError && !event.data ? (
        <FailedState error={event.error} onRetry={() => event.refetch()} busy={event.isFetching} />
      ) : !name || user === undefined ? (
        <Loading label={t('loading')}>
          <Skeleton height={520} radius={14} />
        </Loading>
      ) : (
        <>
          <div className="row wrap middle between gap-3 below-4">
            <h1 className="breaks t28" dir="auto">
              {name}
            </h1>
            {user && (
              <Segments
                label={t('table.show')}
                options={automaticKinds.map(value => ({ value, label: t(`automaticKind.${value}`) }))}
                value={automatic}
                onChange={show}
              />
            )}
          </div>
          {isBarred ? (
            <Panel>
              <EmptyState
                icon={automatic === 'clan' ? <Shield size={20} /> : <UsersRound size={20} />}
                title={t(`automaticNone.${automatic === 'clan' ? 'clan' : 'friends'}`)}
                action={
                  user ? (
                    <ButtonLink to="/clan/browse" look="beam">
                      {t('automaticNone.browse')}
                    </ButtonLink>
                  ) : undefined
                }
              />
            </Panel>
          ) : (
            <LeagueTable key={automatic} of={{ automatic, eventId }} name={name} rounds={[]} />
          )}
        </>
      )}
    </Page>
  )
}
