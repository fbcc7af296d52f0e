import { inLanguage } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Hourglass, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { SearchField } from '../../../base/ui/input/search-field.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import { Pagination } from '../../../base/ui/layout/pagination.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useListView } from '../../../base/ui/layout/use-list-view.ts'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import { useUserMarks } from '../../leaderboards/use-user-marks.ts'
import type { Round, TableOf } from '../league.ts'
import { Segments } from '../segments.tsx'
import { bestOut } from './best-out.ts'
import styles from './league-table.module.css'
import { StandingTable } from './standing-table.tsx'

/** From how many members on a table can be searched. */
const searchedFrom = 11

/**
 * Shows the table of a league, paged, after the latest round or after `round`. While everybody is on one page it can be limited to who
 * is out of the event, with the places among them (rulebook 13.82).
 */
export function LeagueTable({
  of,
  name,
  rounds,
  round,
  onRound,
  before,
  title,
  qualifiers,
}: {
  of: TableOf
  name: string
  rounds: readonly Round[]
  round?: number | undefined
  onRound?: (round: number | undefined) => void
  /** Why there is no table, if not because no round has locked. */
  before?: { title: string; text: string } | undefined
  title?: string
  /** How many go on from the qualifying round of a cup; `passed` once that stands. */
  qualifiers?: number | 'passed'
}) {
  const { t, i18n } = useTranslation('leagues')
  const list = useListView()
  const [outOnly, setOutOnly] = useState(false)
  const { page, pageSize, phrase } = list.view
  const table = useQuery(
    trpc.league.getLeagueTable.queryOptions(
      { ...of, ...(round !== undefined && { round }), ...list.view },
      { placeholderData: keepPreviousData },
    ),
  )
  const { data } = table
  const eventId = 'eventId' in of ? of.eventId : onlyEventOf(rounds)
  const marks = useUserMarks(
    eventId,
    (data?.rows ?? []).map(({ user }) => user.id),
  )
  const out = data && data.count <= data.rows.length ? bestOut(data.rows) : []
  const showsOut = outOnly && out.length > 0
  const played = rounds.filter(({ state }) => state === 'running' || state === 'final')
  return (
    <Panel flush head={title ?? t('table.title')} actions={data?.round != null && <FinalityMark of={data} />}>
      <div className={`row wrap middle gap-2 across-3 gone-empty panel-row ${styles.tools}`}>
        {onRound && played.length > 1 && (
          <Select
            label={t('table.after')}
            options={played.map(each => ({
              value: each.round,
              label: inLanguage(each, i18n.language).name || t('round', { round: each.round }),
            }))}
            value={round ?? null}
            onChange={chosen => onRound(chosen ?? undefined)}
            all={t('table.latest')}
          />
        )}
        {(phrase !== '' || (data && data.count >= searchedFrom)) && (
          <SearchField label={t('table.search')} value={phrase} onSearch={list.search} />
        )}
        {out.length > 0 && (
          <Segments
            label={t('table.show')}
            options={[
              { value: 'all', label: t('table.all') },
              { value: 'out', label: t('table.bestOut') },
            ]}
            value={outOnly ? 'out' : 'all'}
            onChange={chosen => setOutOnly(chosen === 'out')}
          />
        )}
      </div>
      {table.isError && !data ? (
        <FailedState error={table.error} onRetry={() => table.refetch()} busy={table.isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <ListSkeleton rows={8} height={60} head={40} />
        </Loading>
      ) : data.rows.length === 0 ? (
        <EmptyState
          icon={phrase ? <UsersRound size={20} /> : <Hourglass size={20} />}
          {...(phrase
            ? { title: t('table.nobody') }
            : (before ?? { title: t('table.before'), text: t('table.beforeText') }))}
        />
      ) : (
        <>
          {showsOut && <p className={`soft panel-row ${styles.text}`}>{t('table.bestOutText')}</p>}
          <StandingTable
            caption={t('table.caption', { name })}
            rows={showsOut ? out : data.rows}
            own={showsOut ? null : data.own}
            format={data.format}
            eventId={eventId}
            marks={marks}
            {...(qualifiers !== undefined && { qualifiers })}
          />
          {data.count > data.rows.length && (
            <div className="line-above panel-row">
              <Pagination
                page={page}
                pageSize={pageSize}
                count={data.count}
                onPage={list.toPage}
                onPageSize={list.toSize}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  )
}

/** The event of all rounds; undefined if there are several. */
const onlyEventOf = (rounds: readonly Round[]): number | undefined => {
  const [eventId, ...others] = new Set(rounds.map(round => round.eventId))
  return others.length === 0 ? eventId : undefined
}
