import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { SearchField } from '../../base/ui/input/search-field.tsx'
import { Pagination } from '../../base/ui/layout/pagination.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { FinalityMark } from '../../frame/shell/finality-mark.tsx'
import styles from './event-scores.module.css'
import { ScoresSkeleton } from './scores-skeleton.tsx'
import { ScoresTable } from './scores-table.tsx'
import type { ScoresView } from './scores-view.ts'

/** Shows the ranking of an event with search and pages; with `clanId`, only the members of that clan (rulebook 13.22). */
export function EventScores({
  eventId,
  clanId,
  caption,
  view,
  onView,
}: {
  eventId: number
  clanId?: number
  caption: string
  view: ScoresView
  onView: (view: ScoresView) => void
}) {
  const { t } = useTranslation('leaderboards')
  const scores = useQuery(
    trpc.score.getEventScores.queryOptions(
      { eventId, clanId, ...view },
      { placeholderData: keepPreviousData },
    ),
  )
  useStream({ eventId })
  const { pageSize } = view
  useEffect(() => {
    if (!scores.data || scores.isPlaceholderData) return
    const last = Math.max(1, Math.ceil(scores.data.count / pageSize))
    if (view.page > last) onView({ ...view, page: last })
  }, [scores.data, scores.isPlaceholderData, pageSize, view, onView])
  const search = useCallback((phrase: string) => onView({ page: 1, pageSize, phrase }), [onView, pageSize])
  return (
    <Panel flush>
      <div className={`row middle between gap-4 line-below panel-row ${styles.tools}`}>
        <SearchField label={t('search')} value={view.phrase} onSearch={search} />
        {scores.data && scores.data.count > 0 && <FinalityMark of={scores.data} />}
        {scores.data && (
          <span className="one-line t14 faint">
            {t(scores.data.capped ? 'morePlayers' : 'players', { count: scores.data.count })}
          </span>
        )}
      </div>
      {scores.isError && !scores.data ? (
        <FailedState error={scores.error} onRetry={() => scores.refetch()} busy={scores.isFetching} />
      ) : !scores.data ? (
        <Loading label={t('loading')}>
          <ScoresSkeleton />
        </Loading>
      ) : scores.data.scores.length === 0 ? (
        <EmptyState
          icon={<Trophy size={20} />}
          title={t(view.phrase ? 'noneFound' : 'none')}
          text={view.phrase ? t('noneFoundText', { phrase: view.phrase }) : t('noneText')}
        />
      ) : (
        <>
          <ScoresTable
            eventId={eventId}
            caption={caption}
            scores={scores.data.scores}
            own={scores.data.own}
            lockedPhase={scores.data.lockedPhase}
          />
          <div className="line-above panel-row">
            <Pagination
              page={view.page}
              pageSize={pageSize}
              count={scores.data.count}
              onPage={page => onView({ ...view, page })}
              onPageSize={size => onView({ ...view, page: 1, pageSize: size })}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
