import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from './use-move.ts'

/** Takes a player's card out of the deck. */
export function useRemoveCard(): (playerId: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const { mutate } = useMutation(
    trpc.deck.removeCard.mutationOptions({
      scope,
      onMutate: ({ id }) => step({ type: 'remove', playerId: id }),
    }),
  )
  return id => mutate({ ...at, id, phase: phaseIndex })
}
