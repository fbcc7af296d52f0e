import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from './use-move.ts'

/** Moves playerA's card to the place of playerB's; the cards between shift by one. */
export function useReorderCards(): (playerA: number, playerB: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const { mutate } = useMutation(
    trpc.deck.updateDeckOrder.mutationOptions({
      scope,
      onMutate: ({ playerA, playerB }) => step({ type: 'reorder', playerA, playerB }),
    }),
  )
  return (playerA, playerB) => mutate({ ...at, phaseIndex, playerA, playerB })
}
