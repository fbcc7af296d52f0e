import { type ReactNode, useCallback } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import type { Card } from '../deck-state/deck-cards.ts'
import type { DeckMove } from '../deck-state/send-move.ts'
import { type SendMove, useDeckStore, useMove } from '../deck-state/use-deck.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'

export const CarriedPerkDialog = lazyPart(() => import('./carried-perk-dialog.tsx'))

/** A move that waits for confirmation: what it takes away, and the function to call with the answer. */
type Question = { of: 'perk' | 'card'; names: string; answer: (yes: boolean) => void }

/**
 * Returns a `move` that asks first if it would remove a carried perk, on its own or with its card, because the perk is then gone for
 * the phase (rulebook 4.12). If the user declines, the move is not made. The caller renders `dialog`.
 */
export function useConfirmedMove(): { move: SendMove; dialog: ReactNode } {
  const { phase, event } = useGame()
  const deck = useDeckStore()
  const move = useMove()
  const [question, setQuestion] = usePhaseState<Question | null>(null)
  const confirmed = useCallback(
    async (wanted: DeckMove) => {
      const lost = carriedPerksLost(wanted, deck.get().cards, phase.index)
      if (lost.length === 0) return move(wanted)
      const confirmation = Promise.withResolvers<boolean>()
      const names = lost.map(perkId => perkOf(event, perkId)?.name ?? perkId).join(', ')
      setQuestion({ of: wanted.type === 'remove' ? 'card' : 'perk', names, answer: confirmation.resolve })
      const yes = await confirmation.promise
      setQuestion(null)
      return yes && move(wanted)
    },
    [deck, phase.index, event, move, setQuestion],
  )
  const giveUp = () => {
    question?.answer(false)
    notifyNotLoaded()
  }
  const dialog = question && (
    <CarriedPerkDialog of={question.of} names={question.names} onAnswer={question.answer} onFail={giveUp} />
  )
  return { move: confirmed, dialog }
}

/** Lists the perks of earlier phases that a move takes away for good. */
function carriedPerksLost(move: DeckMove, cards: readonly Card[], phaseIndex: number): number[] {
  if (move.type !== 'remove' && move.type !== 'removePerk') return []
  const only = move.type === 'removePerk' ? move.perkId : null
  const perks = cards.find(({ playerId }) => playerId === move.playerId)?.perks ?? []
  return perks
    .filter(({ originPhase }) => originPhase !== phaseIndex)
    .map(({ perkId }) => perkId)
    .filter(perkId => only === null || perkId === only)
}
