import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/layout/panel.tsx'
import { useDeck } from '../state/use-deck.ts'
import { CardReason } from './card-reason.tsx'
import styles from './score-sheet.module.css'

/** Shows why each card got its points, down to counts, once the phase has locked (rulebook 6.10). */
export function ScoreSheet() {
  const { t } = useTranslation('deck')
  const { cards, scores } = useDeck()
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
