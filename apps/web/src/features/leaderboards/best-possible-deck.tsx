import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import styles from './best-possible-deck.module.css'

/** Shows the cards that would have scored most in a phase; open to everyone (rulebook 6.17). */
export function BestPossibleDeck({
  eventId,
  phase,
}: {
  eventId: number
  phase: { index: number; name: string }
}) {
  const { t } = useTranslation('leaderboards')
  const points = usePoints()
  const deck = useQuery(trpc.score.getBestDeck.queryOptions({ eventId, phaseIndex: phase.index }))
  const best = deck.data?.best
  const title = t('results.possibleOf', { phase: phase.name })
  return (
    <Panel
      head={title}
      aria-label={title}
      actions={
        best && <strong className="one-line">{t('results.points', { points: points(best.score) })}</strong>
      }
      className={styles.panel}
    >
      {deck.isError && !deck.data ? (
        <FailedState error={deck.error} onRetry={() => deck.refetch()} busy={deck.isFetching} />
      ) : !deck.data ? (
        <Loading label={t('results.loading')}>
          <Skeleton height={168} radius={10} />
        </Loading>
      ) : !best ? (
        <EmptyState title={t('results.possibleNone')} text={t('results.possibleNoneText')} />
      ) : (
        <>
          <p className="below-3 note">{t('results.possibleText')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <ul className={`stack gap-3 ${styles.cards}`} aria-label={title} tabIndex={0}>
            {best.cards.map(({ playerId, player, score }) => (
              <li key={playerId} className={`column shrinks tile ${styles.card}`}>
                <Picture
                  src={player.img ? `/img/players/${player.img}.png` : undefined}
                  width={400}
                  height={480}
                  placeholder={<UserRound size={28} />}
                  shown={256}
                  className={`from-top wide clips below-2 corners-chip ${styles.portrait}`}
                />
                <span className="cut strong" dir="auto">
                  {player.name}
                </span>
                <span className="cut caption" dir="auto">
                  {player.team?.name ?? ''}
                </span>
                <span className="above-1 bold">{points(score)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
