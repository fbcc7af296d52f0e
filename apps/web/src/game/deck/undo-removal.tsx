import { type ReactNode, useCallback } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { type SendMove, useDeck, useDeckStore } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'

export const UndoBar = lazyPart(() => import('./undo-bar.tsx'))

/**
 * Returns a `move` whose removals can be undone for seven seconds (rulebook 13.53). The caller renders `bar`, which offers to undo.
 */
export function useUndoableMove(move: SendMove): { move: SendMove; bar: ReactNode } {
  const deck = useDeckStore()
  const { editable } = useGame()
  const [removed, setRemoved] = usePhaseState<Card | null>(null)
  const undoable: SendMove = useCallback(
    async wanted => {
      const { cards } = deck.get()
      const saved = await move(wanted)
      const card = wanted.type === 'remove' && cards.find(each => each.playerId === wanted.playerId)
      if (saved && card) setRemoved(card)
      return saved
    },
    [deck, move, setRemoved],
  )
  const end = useCallback(() => setRemoved(null), [setRemoved])
  const isBack = useDeck(({ cards }) => cards.some(card => card.playerId === removed?.playerId))
  if (isBack || (removed && !editable)) setRemoved(null)
  const bar = (
    <div role="status">
      {removed && !isBack && (
        <UndoBar key={removed.playerId} removed={removed} move={move} onOver={end} onFail={end} />
      )}
    </div>
  )
  return { move: undoable, bar }
}
