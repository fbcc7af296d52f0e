import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useMove } from '../deck/use-move.ts'
import { usePerkOrder } from './use-add-perk.ts'

/** Moves a perk from playerA's card to playerB's. */
export function useTransferPerk(): (playerA: number, playerB: number, perkId: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const orderOn = usePerkOrder()
  const { mutate } = useMutation(
    trpc.deck.transferCardPerk.mutationOptions({
      scope,
      onMutate: ({ playerA, playerB, perkId }) => step({ type: 'transferPerk', playerA, playerB, perkId }),
    }),
  )
  return (playerA, playerB, perkId) =>
    mutate({ ...at, phaseIndex, perkId, playerA, playerB, order: orderOn(playerB) })
}
