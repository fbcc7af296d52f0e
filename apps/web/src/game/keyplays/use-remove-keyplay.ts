import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from '../deck/use-move.ts'

/** Takes a keyplay off a card; rejects when the server refuses. */
export function useRemoveKeyplay(): (playerId: number, keyplayId: number) => Promise<unknown> {
  const { at, phaseIndex, scope, step } = useMove()
  const { mutateAsync } = useMutation(
    trpc.deck.removeCardKeyplay.mutationOptions({
      scope,
      onMutate: ({ playerId, keyplayId }) => step({ type: 'removeKeyplay', playerId, keyplayId }),
    }),
  )
  return (playerId, keyplayId) => mutateAsync({ ...at, phaseIndex, playerId, keyplayId })
}
