import { inLanguage } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import { Pagination } from '../../../base/ui/layout/pagination.tsx'
import { useListView } from '../../../base/ui/layout/use-list-view.ts'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import type { League, Round } from '../league.ts'
import { useLiveCounts } from '../standing/live-totals.ts'
import styles from './glance.module.css'
import { GlanceTable } from './glance-table.tsx'
import { glanceRows } from './glance-view.ts'

/** Shows who held whom in a round, and what each card has brought; while maps run, with their points (rulebook 19.36). */
export default function Glance({
  league,
  rounds,
  round: given,
}: {
  league: League
  /** The rounds that have locked. */
  rounds: readonly Round[]
  round: number | undefined
}) {
  const { t, i18n } = useTranslation('rivalry')
  const list = useListView()
  const { page, pageSize } = list.view
  const [round, setRound] = useState(rounds.find(each => each.round === given)?.round)
  const [phaseIndex, setPhase] = useState<number>()
  const glance = useQuery(
    trpc.league.getLeagueGlance.queryOptions(
      {
        leagueId: league.id,
        page,
        pageSize,
        ...(round !== undefined && { round }),
        ...(phaseIndex !== undefined && { phaseIndex }),
      },
      { placeholderData: keepPreviousData, meta: { quiet: true } },
    ),
  )
  const { data } = glance
  const counts = useLiveCounts(data?.eventId, data?.live)
  const isLive = counts?.maps.some(map => map.phaseIndex === data?.phaseIndex && map.state === 'running')
  const choose = (chosen: number | null) => {
    setRound(chosen ?? undefined)
    setPhase(undefined)
    list.toPage(1)
  }
  const nameOf = (each: { name: string; namePl?: string | undefined }, otherwise: string) =>
    inLanguage(each, i18n.language).name || otherwise
  return (
    <>
      <div className={`row wrap middle gap-2 across-3 gone-empty panel-row ${styles.tools}`}>
        {rounds.length > 1 && (
          <Select
            label={t('glance.round')}
            options={rounds.map(each => ({
              value: each.round,
              label: nameOf(each, t('glance.roundOf', { round: each.round })),
            }))}
            value={round ?? null}
            onChange={choose}
            all={t('glance.latest')}
          />
        )}
        {data && data.phases.length > 1 && (
          <Select
            label={t('glance.phase')}
            options={data.phases.map(each => ({
              value: each.index,
              label: nameOf(each, t('glance.phaseOf', { index: each.index })),
            }))}
            value={data.phaseIndex}
            onChange={chosen => setPhase(chosen ?? undefined)}
          />
        )}
        {isLive && <Chip tone="failed">{t('glance.live')}</Chip>}
      </div>
      {glance.isError && !data ? (
        failureOf(glance.error)?.rule === 'PHASE_UNDECIDED' ? (
          <EmptyState
            icon={<Hourglass size={20} />}
            title={t('glance.before')}
            text={t('glance.beforeText')}
          />
        ) : (
          <FailedState error={glance.error} onRetry={() => glance.refetch()} busy={glance.isFetching} />
        )
      ) : !data || !counts ? (
        <Loading label={t('glance.loading')}>
          <ListSkeleton rows={6} height={60} head={96} />
        </Loading>
      ) : (
        <>
          <GlanceTable
            caption={t('glance.caption', { name: league.name })}
            rows={glanceRows(data, counts)}
            cards={data.cards}
            at={data}
          />
          {data.count > data.members.length && (
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
    </>
  )
}
