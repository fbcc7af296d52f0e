import { exactSum } from '@game/domain'
import { PhaseStateIcon } from '../../../base/icons/phase-state-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import { GoalLine } from '../shared/goal-line.tsx'
import { PointsCounter } from '../shared/points-counter.tsx'
import { chanceShown, meaningOfFailure } from '../state/second-chance.ts'
import { useGame } from '../state/use-game.ts'
import { Burst } from './burst.tsx'
import type { Moment } from './moments.ts'
import styles from './score-board.module.css'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'

type Props = {
  reveal: PhaseReveal
  past: readonly Moment[]
  isOver: boolean
  hasCrossed: boolean
  isRecounted: boolean
}

/**
 * Shows the score so far as a line that may cross the goal. At the goal time holds; a success is stamped when it is crossed, a failure
 * at the end, with what was missing.
 */
export function ScoreBoard({ reveal, past, isOver, hasCrossed, isRecounted }: Props) {
  const { t, i18n } = useTranslation(['reveal', 'phases'])
  const { score, phase } = reveal
  const number = (value: number) => formatNumber(value, i18n.language)
  const isHeld = past.at(-1)?.part === 'hold'
  const soFar = isOver ? score : scoreSoFar(reveal, past)
  // One point short is as near as a whole number comes.
  const total = isHeld ? Math.max(soFar, Math.ceil(phase.points) - 1) : soFar
  const isShort = isOver && !reveal.success
  const missing = exactSum([phase.points, -score])
  return (
    <section className={`column middle holds wide ${styles.board}`} aria-label={t('score')}>
      <p className="column middle">
        <span className="caption caps strong">{t('score')}</span>
        <strong className={`heavy ${styles.total}`}>
          <PointsCounter value={total} />
        </strong>
      </p>
      <p className="visually-hidden">
        {t('phases:goal')} {number(phase.points)}
      </p>
      <GoalLine
        total={total}
        goal={phase.points}
        tone={hasCrossed ? 'success' : isShort ? 'short' : 'mine'}
        goalLabel={`${t('phases:goal')} ${number(phase.points)}`}
        shortBy={isShort && missing > 0 ? t('shortBy', { points: number(missing) }) : undefined}
        isHeld={isHeld}
        atGoal={hasCrossed && <Burst />}
      />
      {(hasCrossed || isOver) && <Outcome success={reveal.success} />}
      {isOver && <Words reveal={reveal} isRecounted={isRecounted} />}
    </section>
  )
}

function Outcome({ success }: { success: boolean }) {
  const { t } = useTranslation('phases')
  return (
    <p className={`row middle gap-3 one-line success ${styles.stamp}`} data-success={success || undefined}>
      {success && <PhaseStateIcon state="success" size={36} />}
      {t(success ? 'state.success' : 'state.failed')}
    </p>
  )
}

/** Says by how much the goal was crossed or missed, by which card, whether that is final, and what a failure leaves. */
function Words({ reveal, isRecounted }: { reveal: PhaseReveal; isRecounted: boolean }) {
  const { t, i18n } = useTranslation(['reveal', 'phases'])
  const { event, states } = useGame()
  const { score, success, phase, cards } = reveal
  const best = cards.toSorted((a, b) => b.score.score - a.score.score)[0]
  const meaning = meaningOfFailure(phase.index, chanceShown(event.secondChanceState, states))
  const name = phase.name || t('phases:phase', { index: phase.index })
  return (
    <div className={`middle gap-1 above-3 t16 text-center soft ${styles.words}`}>
      <p>
        <span>
          <Distance score={score} goal={phase.points} />
        </span>{' '}
        {isRecounted && t('recounted')}
        {!isRecounted && best && cards.length > 1 && best.score.score > 0 && (
          <span>
            {t('alone', {
              name: best.card.player.name,
              points: formatNumber(best.score.score, i18n.language),
            })}
          </span>
        )}
      </p>
      {!success && meaning !== 'out' && <p>{t(`phases:summary.${meaning}`, { name })}</p>}
      <FinalityMark of={phase} />
    </div>
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
  exactSum(
    past.flatMap(moment =>
      moment.part === 'score' || moment.part === 'lap' ? (cards[moment.card]?.score.score ?? 0) : [],
    ),
  )
