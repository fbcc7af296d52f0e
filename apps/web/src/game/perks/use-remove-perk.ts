import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from '../deck/use-move.ts'

/** Takes a perk off a card. */
export function useRemovePerk(): (playerId: number, perkId: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const { mutate } = useMutation(
    trpc.deck.removeCardPerk.mutationOptions({
      scope,
      onMutate: ({ playerId, perkId }) => step({ type: 'removePerk', playerId, perkId }),
    }),
  )
  return (playerId, perkId) => mutate({ ...at, phaseIndex, playerId, perkId })
}
