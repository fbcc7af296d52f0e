import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import { KeyplayReason } from './keyplay-reason.tsx'
import styles from './score-sheet.module.css'

/** Explains the score of a card: its keyplays, then both multipliers (rulebook 6.10). */
export function CardReason({ name, score }: { name: string; score: DeckCardScore }) {
  const { t, i18n } = useTranslation('deck')
  const { sleeves } = useDeck(deck => deck.sleeves)
  const number = (value: number) => formatNumber(value, i18n.language)
  const isVoid = useGame().voidPlayers.includes(score.playerId)
  const sleeve = sleeves.find(each => each.id === score.explanation.sleeveId)
  return (
    <li className={`column gap-2 tile ${styles.card}`}>
      <header className="row baseline between">
        <h3 className="t14" dir="auto">
          {name}
        </h3>
        <strong className={styles.score}>{isVoid ? t('void.card') : number(score.score)}</strong>
      </header>
      <ul className="column gap-2 fill">
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
          <dt dir="auto">{sleeve?.name ?? t('mult.noSleeve')}</dt>
          <dd>{formatMultiplier(score.mult, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('mult.phase')}</dt>
          <dd>{formatMultiplier(score.phaseMult, i18n.language)}</dd>
        </div>
      </dl>
    </li>
  )
}
