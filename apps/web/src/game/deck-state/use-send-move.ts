import type { MoveContext } from '@game/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../../api/client.ts'
import { optimistic } from '../../api/snapshot.ts'
import { playCue } from '../../cues/play-cue.ts'
import { useGame } from '../state/use-game.ts'
import { type Card, cardsAfter } from './deck-cards.ts'
import { type DeckMove, orderOf, sendMove } from './send-move.ts'
import type { DeckState, DeckStore, SendMove } from './use-deck.ts'

/** The scope of a deck's mutations: its moves are sent one at a time, in the order they were made. */
export const deckScope = (eventId: number, phaseIndex: number) => ({ id: `deck ${eventId} ${phaseIndex}` })

/**
 * Returns a function that sends a move of the deck shown: it changes the cached cards at once and restores them if the server
 * refuses. The promise resolves to whether the move was saved; it never rejects, as the query client shows the failure.
 */
export function useSendMove(deck: DeckStore): SendMove {
  const { event, userId, phase, state, late } = useGame()
  const client = useQueryClient()
  const at = { eventId: event.id, userId }
  const contextOf = ({ players, keyplays }: DeckState): MoveContext => ({
    phaseIndex: phase.index,
    state,
    late,
    players: players.map(player => player.id),
    keyplays: keyplays.map(keyplay => keyplay.id),
    perks: phase.perks.map(perk => perk.perkId),
  })
  const { mutateAsync } = useMutation({
    // The key of the phase, so that changing the phase does not affect moves that are being sent.
    mutationKey: [deckScope(event.id, phase.index).id],
    scope: deckScope(event.id, phase.index),
    mutationFn: ({ move, order }: { move: DeckMove; order: number }) =>
      sendMove({ ...at, phaseIndex: phase.index }, move, order),
    onMutate: ({ move }) => {
      const known = deck.get()
      return optimistic<{ cards: readonly Card[] }>(client, trpc.deck.getCards.queryKey(at), ({ cards }) => ({
        cards: cardsAfter(cards, move, contextOf(known), { ...at, players: known.players }),
      }))
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
