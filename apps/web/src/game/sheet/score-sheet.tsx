import { FinalityMark } from '../../shell/finality-mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { CardReason } from './card-reason.tsx'
import styles from './score-sheet.module.css'

/** Explains the points of each card, down to counts, once the phase has locked; before the first score file it says that results are awaited (rulebook 6.10, 13.52). */
export function ScoreSheet() {
  const { t } = useTranslation('deck')
  const cards = useDeck(deck => deck.cards)
  const scores = useDeck(deck => deck.scores)
  const { event, phase } = useGame()
  if (!scores || scores.length === 0) return null
  const isAwaited = event.phaseStates.find(each => each.phase === phase.index)?.score === null
  if (isAwaited)
    return (
      <Panel head={t('sheet.title')} className={styles.sheet}>
        <EmptyState title={t('sheet.awaited')} text={t('sheet.awaitedText')} />
      </Panel>
    )
  return (
    <Panel head={t('sheet.title')} className={styles.sheet} actions={<FinalityMark of={phase} />}>
      <ul className={styles.cards}>
        {cards.map(({ playerId, player }) => {
          const score = scores.find(each => each.playerId === playerId)
          return score && <CardReason key={playerId} name={player.name} score={score} />
        })}
      </ul>
    </Panel>
  )
}
