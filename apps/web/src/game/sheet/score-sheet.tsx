import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/layout/panel.tsx'
import { useCards } from '../deck/use-cards.ts'
import { useScores } from '../deck/use-scores.ts'
import { CardReason } from './card-reason.tsx'
import styles from './score-sheet.module.css'

/** Why each card got its points, down to counts; there once the phase has locked. */
export function ScoreSheet() {
  const { t } = useTranslation('deck')
  const cards = useCards()
  const scores = useScores()
  if (scores.length === 0) return null
  return (
    <Panel head={t('sheet.title')} className={styles.sheet}>
      <ul className={styles.cards}>
        {cards.map(({ playerId, player }) => {
          const score = scores.find(each => each.playerId === playerId)
          return score && <CardReason key={playerId} name={player.name} score={score} />
        })}
      </ul>
    </Panel>
  )
}
