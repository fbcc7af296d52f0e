import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from '../deck/use-move.ts'

/** Puts a keyplay on a card; rejects when the server refuses. */
export function useAddKeyplay(): (playerId: number, keyplayId: number) => Promise<unknown> {
  const { at, phaseIndex, scope, step } = useMove()
  const { mutateAsync } = useMutation(
    trpc.deck.addCardKeyplay.mutationOptions({
      scope,
      onMutate: ({ playerId, keyplayId }) => step({ type: 'addKeyplay', playerId, keyplayId }),
    }),
  )
  return (playerId, keyplayId) => mutateAsync({ ...at, phaseIndex, playerId, keyplayId })
}
