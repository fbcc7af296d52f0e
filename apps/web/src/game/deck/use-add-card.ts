import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useCards } from './use-cards.ts'
import { useMove } from './use-move.ts'

/** Puts a player's card into the deck. */
export function useAddCard(): (playerId: number) => void {
  const { at, phaseIndex, scope, step } = useMove()
  const deckOrder = useCards().length + 1
  const { mutate } = useMutation(
    trpc.deck.addCard.mutationOptions({
      scope,
      onMutate: ({ playerId }) => step({ type: 'add', playerId }),
    }),
  )
  return playerId => mutate({ ...at, playerId, phase: phaseIndex, perks: [], keyplays: [], deckOrder })
}
