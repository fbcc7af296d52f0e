import { useTranslation } from 'react-i18next'
import { figure, times } from '../deck/figures.ts'
import type { DeckCardScore } from '../deck/use-scores.ts'
import { useSleeves } from '../sleeves/use-sleeves.ts'
import { KeyplayReason } from './keyplay-reason.tsx'
import styles from './score-sheet.module.css'

/** One card's sum: its keyplays, then both multipliers. */
export function CardReason({ name, score }: { name: string; score: DeckCardScore }) {
  const { t, i18n } = useTranslation('deck')
  const { sleeves } = useSleeves()
  const number = (value: number) => figure(value, i18n.language)
  const sleeve = sleeves.find(each => each.id === score.explanation.sleeveId)
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <strong className={styles.score}>{number(score.score)}</strong>
      </header>
      <ul className={styles.keyplays}>
        {score.explanation.keyplays.map(reason => (
          <KeyplayReason key={reason.id} reason={reason} />
        ))}
      </ul>
      <dl className={styles.sum}>
        <div>
          <dt>{t('sheet.keyplays')}</dt>
          <dd>{number(score.points)}</dd>
        </div>
        <div>
          <dt>{sleeve?.name ?? t('mult.noSleeve')}</dt>
          <dd>{times(score.mult)}</dd>
        </div>
        <div>
          <dt>{t('mult.phase')}</dt>
          <dd>{times(score.phaseMult)}</dd>
        </div>
      </dl>
    </li>
  )
}
