import { exactSum } from '@game/domain'
import { PhaseStateIcon } from '../../icons/phase-state-icon.tsx'
import { FinalityMark } from '../../shell/finality-mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatNumber } from '../shared/number-format.ts'
import { PointsCounter } from '../shared/points-counter.tsx'
import type { Moment } from './moments.ts'
import styles from './score-board.module.css'
import type { PhaseReveal } from './use-phase-reveal.ts'

type Props = {
  reveal: PhaseReveal
  past: readonly Moment[]
  isOver: boolean
  isRecounted: boolean
}

/** How much longer the bar is than the goal, whatever the score, so that it does not give away the outcome. */
const beyondGoal = 1.25

/** Shows the score so far and a bar that may cross the goal; at the end SUCCESS or FAILED, and by how much. */
export function ScoreBoard({ reveal, past, isOver, isRecounted }: Props) {
  const { t, i18n } = useTranslation(['reveal', 'phases'])
  const { score, success, phase } = reveal
  const number = (value: number) => formatNumber(value, i18n.language)
  const total = isOver ? score : scoreSoFar(reveal, past)
  const length = phase.points * beyondGoal || Math.max(score, 1)
  return (
    <section className={styles.board} aria-label={t('score')}>
      <div className={styles.row}>
        <p className={styles.score}>
          <span className={styles.label}>{t('score')}</span>
          <strong className={styles.total}>{isOver ? number(score) : <PointsCounter value={total} />}</strong>
        </p>
        {isOver && (
          <p className={styles.outcome}>
            <PhaseStateIcon state={success ? 'success' : 'failed'} size={34} />
            {t(success ? 'phases:state.success' : 'phases:state.failed')}
          </p>
        )}
        <p className={styles.goal}>
          <span className={styles.label}>{t('phases:goal')}</span>
          <strong>{number(phase.points)}</strong>
        </p>
      </div>
      <div className={styles.bar} aria-hidden data-crossed={total >= phase.points || undefined}>
        <span className={styles.track}>
          <span className={styles.fill} style={{ '--share': Math.min(1, total / length) }} />
        </span>
        <span className={styles.mark} style={{ '--share': phase.points / length }} />
      </div>
      <p className={styles.words}>
        <span>
          {isOver && <Distance score={score} goal={phase.points} />} {isRecounted && t('recounted')}
        </span>{' '}
        {isOver && <FinalityMark of={phase} />}
      </p>
    </section>
  )
}

/** Says by how much the goal was crossed or missed. */
function Distance({ score, goal }: { score: number; goal: number }) {
  const { t, i18n } = useTranslation('reveal')
  const distance = exactSum([score, -goal])
  const points = formatNumber(Math.abs(distance), i18n.language)
  if (distance === 0) return t('exactly')
  if (distance > 0) return t('over', { points })
  return t('short', { points, share: Math.floor((100 * score) / goal) })
}

/** Adds up the scores of the cards that have been shown. */
const scoreSoFar = ({ cards }: PhaseReveal, past: readonly Moment[]): number =>
  exactSum(past.flatMap(moment => (moment.part === 'score' ? (cards[moment.card]?.score.score ?? 0) : [])))
