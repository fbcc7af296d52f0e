import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { CardReason } from './card-reason.tsx'
import styles from './score-sheet.module.css'

/**
 * Explains the points of each card, down to counts, once the phase has locked. Before the first score file it says that results are
 * awaited, unless maps run: then it explains their points too (rulebook 6.10, 13.52).
 */
export function ScoreSheet() {
  const { t } = useTranslation('deck')
  const cards = useDeck(deck => deck.cards)
  const scores = useDeck(deck => deck.scores)
  const isPlayed = useDeck(deck => deck.live.length > 0)
  const { event, phase } = useGame()
  if (!scores || scores.length === 0) return null
  const isScored = event.phaseStates.find(each => each.phase === phase.index)?.score !== null
  if (!isScored && !isPlayed)
    return (
      <Panel head={t('sheet.title')} className="measured">
        <EmptyState title={t('sheet.awaited')} text={t('sheet.awaitedText')} />
      </Panel>
    )
  return (
    <Panel
      head={t('sheet.title')}
      className="measured"
      actions={isScored && <FinalityMark of={phase} />}
      data-part="score-sheet"
      tabIndex={-1}
    >
      <ul className={`stack gap-3 ${styles.cards}`}>
        {cards.map(({ playerId, player }) => {
          const score = scores.find(each => each.playerId === playerId)
          return score && <CardReason key={playerId} name={player.name} score={score} />
        })}
      </ul>
    </Panel>
  )
}
