import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useDeckScores } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import styles from './missed-goal.module.css'

const Missed = lazyPart(() => withTexts(import('../reveal/missed.tsx'), 'reveal'))

/** Shows above the deck of a failed phase how far it came and what it missed; the code loads only for such a phase (rulebook 13.61). */
export function MissedGoal() {
  const { event, phase, state, userId } = useGame()
  const { scores } = useDeckScores(event.id, userId)
  const own = scores?.filter(score => score.phase === phase.index) ?? []
  if (state !== 'failed' || own.length === 0) return null
  return <Missed key={phase.index} scores={own} fallback={<div className={styles.waiting} />} />
}
