import { exactSum } from '@game/domain'
import { useSelector } from '@tanstack/react-store'
import { useCueWhen } from '../../../base/cues/use-cue-when.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { GoalLine } from '../shared/goal-line.tsx'
import { PointsCounter } from '../shared/points-counter.tsx'
import { isProvisional } from '../state/provisional-counts.ts'
import { useGame } from '../state/use-game.ts'
import { signed } from './card-pops.tsx'
import { totalOf } from './live-news.ts'
import styles from './live-panel.module.css'
import { pops } from './pops.ts'
import { ProjectedRank } from './projected-rank.tsx'

/** Shows the deck's score as a line towards the goal, including the points of running maps; the darker part is final (rulebook 13.54). */
export function GoalBar() {
  const { t, i18n } = useTranslation(['live', 'phases'])
  const { event, phase } = useGame()
  const scores = useDeck(deck => deck.scores)
  const provisional = useDeck(deck => isProvisional(deck.counts, phase.index))
  const total = totalOf(scores)
  const gain = useGain()
  useCueWhen('goal', scores ? Number(total >= phase.points) : undefined)
  if (scores === null) return null
  const final = event.phaseStates.find(each => each.phase === phase.index)?.score ?? 0
  const number = (value: number) => formatNumber(value, i18n.language)
  const toGo = exactSum([phase.points, -total])
  return (
    <div className="shrinks">
      <div className={`bottom gap-4 row between ${styles.figures}`}>
        <p>
          <span className="block caption caps">{t('score')}</span>
          <strong className={styles.total} data-part="live-total">
            <PointsCounter value={total} />
          </strong>{' '}
          <span className="t16 soft">{t('of', { goal: number(phase.points) })}</span>
        </p>
        <ProjectedRank />
      </div>
      <GoalLine
        total={total}
        held={final}
        goal={phase.points}
        tone={toGo <= 0 ? 'success' : 'mine'}
        goalLabel={`${t('phases:goal')} ${number(phase.points)}`}
        gain={gain && { of: gain.revision, text: signed(gain.score, i18n.language) }}
      />
      <p className={`row wrap between above-3 note ${styles.words}`}>
        <span>{toGo > 0 ? t('toGo', { points: number(toGo) }) : t('reached')}</span>
        {provisional && <span className="faint">{t('provisional')}</span>}
      </p>
    </div>
  )
}

/** What the newest change added to the deck's total; undefined before the first, and if it took points away. */
function useGain(): { revision: number; score: number } | undefined {
  const list = useSelector(pops, all => all)
  const newest = list.find(({ earlier }) => !earlier)
  if (!newest) return undefined
  const { revision } = newest
  const score = exactSum(
    list.filter(each => !each.earlier && each.revision === revision).map(each => each.score),
  )
  return score > 0 ? { revision, score } : undefined
}
