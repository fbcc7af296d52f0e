import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Hourglass } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { EmbedAddress } from '../../frame/embed-code/address.ts'
import { FinalityMark } from '../../frame/shell/finality-mark.tsx'
import { ListSkeleton } from '../clan/clan-skeleton.tsx'
import { Bracket } from '../leagues/cup/bracket.tsx'
import type { League } from '../leagues/league.ts'
import { StandingTable } from '../leagues/standing/standing-table.tsx'
import { useLeagueStream } from '../leagues/use-league-stream.ts'
import { useLeagueWords } from '../leagues/use-league-words.ts'
import styles from './frame/frame.module.css'
import { Frame, NothingToShow } from './frame/frame.tsx'
import { firstPage } from './frame/page-of.ts'

/** Shows /embed/league/{leagueId}: the first rows of a league's table, or the bracket of a cup (rulebook 26.5). */
export function LeagueEmbed({ address: { id: leagueId, rows } }: { address: EmbedAddress }) {
  const { t } = useTranslation('leagues')
  const { data, error, refetch } = useQuery(
    trpc.league.getLeague.queryOptions({ leagueId }, { meta: { quiet: true } }),
  )
  if (data) return <Shown league={data.league} rows={rows} />
  if (error) return <NothingToShow error={error} onRetry={refetch} />
  return (
    <Loading label={t('loading')}>
      <ListSkeleton rows={8} height={60} head={40} />
    </Loading>
  )
}

function Shown({ league, rows }: { league: League; rows: number }) {
  const { t } = useTranslation(['embed', 'leagues'])
  const { scopeOf } = useLeagueWords()
  useLeagueStream(league)
  return (
    <Frame
      title={league.name}
      about={[t(`leagues:format.${league.format}`), scopeOf(league)].join(' · ')}
      link={
        <Link
          to="/leagues/$leagueId"
          params={{ leagueId: String(league.id) }}
          className={`inline-row middle gap-2 t14 strong accent corners-chip ${styles.out}`}
        >
          {t('league')}
          <ExternalLink size={16} aria-hidden />
        </Link>
      }
    >
      {league.format === 'cup' ? <Bracket league={league} /> : <TopOfTable league={league} rows={rows} />}
    </Frame>
  )
}

function TopOfTable({ league, rows }: { league: League; rows: number }) {
  const { t } = useTranslation('leagues')
  const { data, error, refetch } = useQuery(
    trpc.league.getLeagueTable.queryOptions(
      { leagueId: league.id, phrase: '', ...firstPage(rows) },
      { meta: { quiet: true }, placeholderData: keepPreviousData },
    ),
  )
  if (error && !data) return <NothingToShow error={error} onRetry={refetch} />
  return (
    <Panel flush>
      {!data ? (
        <Loading label={t('loading')}>
          <ListSkeleton rows={8} height={60} head={40} />
        </Loading>
      ) : data.rows.length === 0 ? (
        <EmptyState icon={<Hourglass size={20} />} title={t('table.before')} text={t('table.beforeText')} />
      ) : (
        <>
          <p className="row wrap middle between gap-1 across-3 pad-2-4 note line-below">
            {data.round !== null && <FinalityMark of={data} />}
            <span>{t('membersOf', { count: league.members, limit: league.limit })}</span>
          </p>
          <StandingTable
            caption={t('table.caption', { name: league.name })}
            rows={data.rows.slice(0, rows)}
            own={null}
            format={data.format}
            eventId={undefined}
          />
        </>
      )}
    </Panel>
  )
}
