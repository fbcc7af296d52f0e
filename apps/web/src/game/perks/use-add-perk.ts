import { perksPerCard } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useCards } from '../deck/use-cards.ts'
import { useMove } from '../deck/use-move.ts'

/** The place that a perk would take on a card; only a hint to the server, which appends. */
export function usePerkOrder(): (playerId: number) => number {
  const cards = useCards()
  return playerId => {
    const taken = cards.find(card => card.playerId === playerId)?.perks.length ?? 0
    return Math.min(taken + 1, perksPerCard)
  }
}

/** Puts a perk of the phase on a card. */
export function useAddPerk(): (playerId: number, perkId: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const orderOn = usePerkOrder()
  const { mutate } = useMutation(
    trpc.deck.addCardPerk.mutationOptions({
      scope,
      onMutate: ({ playerId, perkId }) => step({ type: 'addPerk', playerId, perkId }),
    }),
  )
  return (playerId, perkId) => mutate({ ...at, phaseIndex, playerId, perkId, order: orderOn(playerId) })
}
