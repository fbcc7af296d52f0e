import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import type { GameEvent } from '../state/game-event.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import { KeyplayReason } from './keyplay-reason.tsx'
import styles from './score-sheet.module.css'

type Explained = { name: string; score: DeckCardScore }

/** Explains the score of a card of the user's own deck. */
export function CardReason(card: Explained) {
  const { sleeves } = useDeck(deck => deck.sleeves)
  const keyplays = useDeck(deck => deck.keyplays)
  const { event, voidPlayers } = useGame()
  return <CardExplanation {...card} of={{ event, voidPlayers, sleeves, keyplays }} />
}

/** What names the parts of an explanation, in the reader's language. */
export type ExplainedBy = {
  event: Pick<GameEvent, 'phases'>
  voidPlayers: readonly number[]
  sleeves: readonly { id: number; name: string }[]
  keyplays: readonly Keyplay[]
}

/** Explains the score of a card: its keyplays, then both multipliers (rulebook 6.10). */
export function CardExplanation({
  name,
  score,
  of: { event, voidPlayers, sleeves, keyplays },
}: Explained & { of: ExplainedBy }) {
  const { t, i18n } = useTranslation('deck')
  const number = (value: number) => formatNumber(value, i18n.language)
  const isVoid = voidPlayers.includes(score.playerId)
  const sleeve = sleeves.find(each => each.id === score.explanation.sleeveId)
  return (
    <li className={`column gap-2 tile pad-3 ${styles.card}`}>
      <header className="row wrap baseline between gap-2">
        <h3 className="breaks t14" dir="auto">
          {name}
        </h3>
        <strong className="lines-100 t28 heavy">{isVoid ? t('void.card') : number(score.score)}</strong>
      </header>
      <ul className="column gap-2 fill">
        {score.explanation.keyplays.map(reason => (
          <KeyplayReason key={reason.id} reason={reason} event={event} keyplays={keyplays} />
        ))}
      </ul>
      <dl className={`line-above t14 soft ${styles.sum}`}>
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
