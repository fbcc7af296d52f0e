import { applyMove, type Deck, type MoveContext } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client, trpc } from '../../../base/api/client.ts'
import { type DeckKey, deckOf, draftOf, type OwnCards } from './deck-cards.ts'
import { refusalError } from './refusal-error.ts'
import type { DeckMove } from './send-move.ts'

/**
 * Returns how to send moves of a draft, which is saved as a whole (rulebook 4.23). Each is made on top of what the one before has saved, so that
 * a move that failed is not saved with a later one; `begin` comes before the first of them.
 */
export function useSendDraft({ phaseIndex, ...at }: DeckKey) {
  const queries = useQueryClient()
  const key = trpc.deck.getCards.queryKey(at)
  const saved = useRef<{ version: number; cards: Deck }>({ version: 0, cards: [] })
  const begin = () => {
    const own = queries.getQueryData<OwnCards>(key)
    const draft = own && draftOf(own, phaseIndex)
    saved.current = draft ? { version: draft.version, cards: deckOf(draft.cards) } : { version: 0, cards: [] }
  }
  const send = async (move: DeckMove, context: MoveContext): Promise<{ savedAt: string }> => {
    const { version: before, cards } = saved.current
    const after = applyMove(cards, move, context)
    if (!after.ok) throw refusalError(after)
    const { version, savedAt } = await client.deck.saveDraftDeck.mutate({
      ...at,
      phaseIndex,
      version: before,
      cards: after.value.map(({ playerId, keyplays }) => ({ playerId, keyplays: [...keyplays] })),
    })
    saved.current = { version, cards: after.value }
    // Until the cards are read again, the next move goes on from this version.
    queries.setQueryData<OwnCards>(
      key,
      own =>
        own && {
          ...own,
          drafts: own.drafts.map(each =>
            each.phaseIndex === phaseIndex ? { ...each, version, savedAt } : each,
          ),
        },
    )
    return { savedAt }
  }
  return { begin, send }
}
