import { type ReactNode, useCallback } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { type SendMove, type Undo, useDeckStore } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import { restoreMoves } from './restore-moves.ts'

export const UndoBar = lazyPart(() => import('./undo-bar.tsx'))

/**
 * Returns a `move` whose removals can be undone for a while (rulebook 13.53), until the next move, and `offer`, by which other parts offer
 * to undo what they did. The caller renders `bar`.
 */
export function useUndoableMove(move: SendMove): {
  move: SendMove
  offer: (undo: Undo) => void
  bar: ReactNode
} {
  const { t } = useTranslation('deck')
  const deck = useDeckStore()
  const { editable } = useGame()
  const [undo, offer] = usePhaseState<Undo | null>(null)
  const undoable: SendMove = useCallback(
    async wanted => {
      offer(null)
      const { cards } = deck.get()
      const saved = await move(wanted)
      const card = wanted.type === 'remove' && cards.find(each => each.playerId === wanted.playerId)
      if (saved && card)
        offer({
          text: t('undo.removed', { name: card.player.name }),
          moves: now => restoreMoves(card, now),
        })
      return saved
    },
    [deck, move, offer, t],
  )
  const end = useCallback(() => offer(null), [offer])
  if (undo && !editable) offer(null)
  const bar = (
    <div role="status">
      {undo && <UndoBar key={undo.text} undo={undo} move={move} onOver={end} onFail={end} />}
    </div>
  )
  return { move: undoable, offer, bar }
}
