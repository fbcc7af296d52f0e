import { exactSum } from '@game/domain'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { PointsCounter } from '../shared/points-counter.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './deck-total.module.css'

/** Shows the deck's score next to the goal once the phase has locked, including the points of running maps (rulebook 15.18). */
export function DeckTotal() {
  const { t, i18n } = useTranslation('deck')
  const { event, phase, state } = useGame()
  const live = useDeck(deck => deck.live)
  const scores = useDeck(deck => deck.scores)
  const final = event.phaseStates.find(each => each.phase === phase.index)?.score ?? null
  const score = live.length > 0 && scores?.length ? exactSum(scores.map(card => card.score)) : final
  if (score === null || state === 'open' || state === 'locked') return null
  return (
    <p className={`inline-row baseline gap-2 ${styles.total}`} data-state={state}>
      <span className="caption">{t('total')}</span>
      <strong className="lines-100 t20 tone">
        <PointsCounter key={phase.index} value={score} />
      </strong>
      <span className="note">/ {formatNumber(phase.points, i18n.language)}</span>
    </p>
  )
}
