import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Trophy } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { EmbedAddress } from '../../frame/embed-code/address.ts'
import { FinalityMark } from '../../frame/shell/finality-mark.tsx'
import { ScoresSkeleton } from '../leaderboards/scores-skeleton.tsx'
import { ScoresTable } from '../leaderboards/scores-table.tsx'
import styles from './frame/frame.module.css'
import { Frame, NothingToShow } from './frame/frame.tsx'
import { firstPage } from './frame/page-of.ts'

/** Shows /embed/ranking/{eventId}: the first rows of the ranking of an event, or of the members of a clan in it (rulebook 26.4). */
export function RankingEmbed({ address: { id: eventId, clanId, rows } }: { address: EmbedAddress }) {
  const { t } = useTranslation(['embed', 'leaderboards'])
  const quiet = { meta: { quiet: true } }
  const event = useQuery(trpc.event.getEvent.queryOptions({ id: eventId }, quiet))
  const clan = useQuery(
    trpc.clan.getClan.queryOptions({ clanId: clanId ?? 0 }, { ...quiet, enabled: clanId !== undefined }),
  )
  const scores = useQuery(
    trpc.score.getEventScores.queryOptions(
      { eventId, clanId, phrase: '', ...firstPage(rows) },
      { ...quiet, placeholderData: keepPreviousData },
    ),
  )
  useStream({ eventId })
  const failed = [event, clan, scores].find(({ isError, data }) => isError && !data)
  if (failed?.error) return <NothingToShow error={failed.error} onRetry={failed.refetch} />
  const title = event.data?.event.name ?? ''
  const all = t('leaderboards:players', { count: scores.data?.count ?? 0 })
  return (
    <Frame
      title={title}
      about={clan.data ? t('rankingOf', { clan: clan.data.clan.name }) : t('ranking')}
      link={
        <Link
          to="/$product/leaderboards"
          params={inProduct}
          search={{ event: eventId }}
          className={`inline-row middle gap-2 t14 strong accent corners-chip ${styles.out}`}
        >
          {t('whole')}
          <ExternalLink size={16} aria-hidden />
        </Link>
      }
    >
      <Panel flush>
        {!scores.data || !event.data ? (
          <Loading label={t('leaderboards:loading')}>
            <ScoresSkeleton />
          </Loading>
        ) : scores.data.scores.length === 0 ? (
          <EmptyState
            icon={<Trophy size={20} />}
            title={t('leaderboards:none')}
            text={t('leaderboards:noneText')}
          />
        ) : (
          <>
            <p className="row wrap middle between gap-1 across-3 pad-2-4 note line-below">
              <FinalityMark of={scores.data} />
              <span>{all}</span>
            </p>
            <ScoresTable
              eventId={eventId}
              caption={t('leaderboards:caption', { event: title })}
              scores={scores.data.scores.slice(0, rows)}
              own={null}
            />
          </>
        )}
      </Panel>
    </Frame>
  )
}
