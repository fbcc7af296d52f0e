import { useTranslation } from 'react-i18next'
import { useGame } from '../phases/use-game.ts'
import styles from './deck-total.module.css'
import { figure } from './figures.ts'
import { PointsCounter } from './points-counter.tsx'

/** The deck's score beside the goal, once the phase has locked. */
export function DeckTotal() {
  const { t, i18n } = useTranslation('deck')
  const { event, phase, state } = useGame()
  const score = event.phaseStates.find(each => each.phase === phase.index)?.score ?? null
  if (score === null || state === 'open' || state === 'locked') return null
  return (
    <p className={styles.total} data-state={state}>
      <span className={styles.label}>{t('total')}</span>
      <strong className={styles.score}>
        <PointsCounter value={score} />
      </strong>
      <span className={styles.goal}>/ {figure(phase.points, i18n.language)}</span>
    </p>
  )
}
