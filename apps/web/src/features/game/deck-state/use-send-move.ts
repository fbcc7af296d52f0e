import { applyMove, type MoveContext } from '@game/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { optimistic } from '../../../base/api/snapshot.ts'
import { playCue } from '../../../base/cues/play-cue.ts'
import { useGame } from '../state/use-game.ts'
import { type Card, deckOf, type OwnCards, ownCardsAfter, shownCards } from './deck-cards.ts'
import { refusalError } from './refusal-error.ts'
import { type DeckMove, orderOf, sendMove } from './send-move.ts'
import type { DeckStore, SendMove } from './use-deck.ts'
import { useMoveContext } from './use-move-context.ts'
import { useSendDraft } from './use-send-draft.ts'

/** The scope of a deck's mutations: its moves are sent one at a time, in the order they were made. */
export const deckScope = (eventId: number, phaseIndex: number) => ({ id: `deck ${eventId} ${phaseIndex}` })

/** The refusals that need no answer of the server, because everything that they depend on is on the page (rulebook 13.20). */
const certain = [
  'DECK_FULL',
  'CARD_ALREADY_IN_DECK',
  'KEYPLAYS_FULL',
  'PERKS_FULL',
  'PERK_ALREADY_ON_CARD',
  'PERK_SUPPLY_USED',
]

/**
 * Returns a function that sends a move of the deck shown, or of its draft: it changes the cached cards at once and restores them if the
 * server refuses. A move that is certainly against a rule is refused without a call. The promise resolves to whether the move was saved; it
 * never rejects, as the query client shows the failure.
 */
export function useSendMove(deck: DeckStore): SendMove {
  const { event, userId, phase, drafting } = useGame()
  const client = useQueryClient()
  const at = { eventId: event.id, userId }
  const key = trpc.deck.getCards.queryKey(at)
  const { id } = deckScope(event.id, phase.index)
  const contextOf = useMoveContext()
  const draft = useSendDraft({ ...at, phaseIndex: phase.index })
  const { mutateAsync } = useMutation({
    // The key of the phase, so that changing the phase does not affect moves that are being sent.
    mutationKey: [id],
    scope: { id },
    mutationFn: ({ move, order }: { move: DeckMove; order: number }) =>
      drafting
        ? draft.send(move, contextOf(deck.get()))
        : sendMove({ ...at, phaseIndex: phase.index }, move, order),
    onMutate: ({ move }) => {
      const known = deck.get()
      const context = { ...contextOf(known), drafting }
      if (drafting && client.isMutating({ mutationKey: [id] }) === 1) draft.begin()
      return optimistic<OwnCards>(client, key, own => {
        refuseCertain(shownCards(own, phase.index, drafting), move, context)
        return ownCardsAfter(own, move, context, { ...at, players: known.players })
      })
    },
  })
  return useCallback(
    move => {
      playCue('drop')
      return mutateAsync({ move, order: orderOf(move, deck.get().cards) }).then(
        () => true,
        () => false,
      )
    },
    [mutateAsync, deck],
  )
}

/** Throws the refusal of a move that the server would refuse whatever it knows. */
function refuseCertain(cards: readonly Card[], move: DeckMove, context: MoveContext): void {
  const after = applyMove(deckOf(cards), move, context)
  if (!after.ok && certain.includes(after.rule)) throw refusalError(after)
}
