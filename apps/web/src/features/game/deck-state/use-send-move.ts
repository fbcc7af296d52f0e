import { applyMove, type MoveContext } from '@game/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { optimistic } from '../../../base/api/snapshot.ts'
import { playCue } from '../../../base/cues/play-cue.ts'
import { useGame } from '../state/use-game.ts'
import {
  type Card,
  deckOf,
  draftOf,
  type OwnCards,
  ownCardsAfter,
  shownCards,
  withVersion,
} from './deck-cards.ts'
import { refusalError, rethrowMoveError } from './refusal-error.ts'
import { type SavedDraft, sendDraft } from './send-draft.ts'
import { type DeckMove, orderOf, sendMove } from './send-move.ts'
import type { DeckStore, SendMove } from './use-deck.ts'
import { useMoveContext } from './use-move-context.ts'

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
  /** Each move of a draft is made on top of what the one before has saved, so that a move that failed is not saved with a later one. */
  const saved = useRef<SavedDraft>({ version: 0, cards: [] })
  const saveDraft = async (move: DeckMove) => {
    const now = await sendDraft(
      { ...at, phaseIndex: phase.index },
      saved.current,
      move,
      contextOf(deck.get()),
    )
    saved.current = now
    // Until the cards are read again, the next move goes on from this version.
    client.setQueryData<OwnCards>(key, own => own && withVersion(own, phase.index, now.version))
    return now
  }
  const { mutateAsync } = useMutation({
    // The key of the phase, so that changing the phase does not affect moves that are being sent.
    mutationKey: [id],
    scope: { id },
    meta: { isDraft: drafting },
    mutationFn: ({ move, order }: { move: DeckMove; order: number }) =>
      drafting
        ? saveDraft(move)
        : sendMove({ ...at, phaseIndex: phase.index }, move, order).catch(rethrowMoveError),
    onMutate: ({ move }) => {
      const known = deck.get()
      const context = { ...contextOf(known), drafting }
      if (drafting && client.isMutating({ mutationKey: [id] }) === 1) {
        const own = client.getQueryData<OwnCards>(key)
        const { version, cards } = (own && draftOf(own, phase.index)) ?? { version: 0, cards: [] }
        saved.current = { version, cards: deckOf(cards) }
      }
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
