import { applyMove, type Deck, type MoveContext } from '@game/domain'
import { client } from '../../../base/api/client.ts'
import type { DeckKey } from './deck-cards.ts'
import { refusalError } from './refusal-error.ts'
import type { DeckMove } from './send-move.ts'

/** A draft as the server has it. */
export type SavedDraft = { version: number; cards: Deck }

/** Makes a move on top of the draft as it was saved last, and saves the draft as a whole (rulebook 4.23). */
export async function sendDraft(
  at: DeckKey,
  saved: SavedDraft,
  move: DeckMove,
  context: MoveContext,
): Promise<SavedDraft & { savedAt: string }> {
  const after = applyMove(saved.cards, move, context)
  if (!after.ok) throw refusalError(after)
  const { version, savedAt } = await client.deck.saveDraftDeck.mutate({
    ...at,
    version: saved.version,
    cards: after.value.map(({ playerId, keyplays }) => ({ playerId, keyplays: [...keyplays] })),
  })
  return { version, savedAt, cards: after.value }
}
