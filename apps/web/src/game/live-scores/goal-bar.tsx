import { useCueWhen } from '../../cues/use-cue-when.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { formatNumber } from '../shared/number-format.ts'
import { PointsCounter } from '../shared/points-counter.tsx'
import { useGame } from '../state/use-game.ts'
import { totalOf } from './live-news.ts'
import styles from './live-panel.module.css'

/** Shows how far the deck is from the goal, including the points of running maps; the darker part is final. */
export function GoalBar() {
  const { t, i18n } = useTranslation('live')
  const { event, phase } = useGame()
  const scores = useDeck(deck => deck.scores)
  const total = totalOf(scores)
  useCueWhen('goal', scores ? Number(total >= phase.points) : undefined)
  if (scores === null) return null
  const final = event.phaseStates.find(each => each.phase === phase.index)?.score ?? 0
  const part = (points: number) => (phase.points > 0 ? Math.min(1, points / phase.points) : 1)
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <>
      <p className={styles.points}>
        <strong className={styles.total}>
          <PointsCounter value={total} />
        </strong>{' '}
        <span>/ {number(phase.points)}</span>
        <span className={styles.provisional}>{t('provisional')}</span>
      </p>
      <div className={styles.bar} aria-hidden data-reached={total >= phase.points || undefined}>
        <span className={styles.gained} style={{ transform: `scaleX(${part(total)})` }} />
        <span className={styles.held} style={{ transform: `scaleX(${part(Math.min(final, total))})` }} />
      </div>
    </>
  )
}
