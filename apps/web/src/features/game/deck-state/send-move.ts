import { type Move, perksPerCard } from '@game/domain'
import { client } from '../../../base/api/client.ts'
import type { Card, DeckKey } from './deck-cards.ts'

/** A move that a user makes; the ninth kind, the carry-over, is made by handle-next-phase (rulebook 4.3). */
export type DeckMove = Exclude<Move, { type: 'carryOver' }>

/** Sends a move by its call. `order` is the place hint of the calls that take one, from 1; the server appends anyway. */
export function sendMove(deck: DeckKey, move: DeckMove, order: number): Promise<{ savedAt: string }> {
  const { phaseIndex, ...at } = deck
  const calls = client.deck
  switch (move.type) {
    case 'add': {
      const { playerId } = move
      return calls.addCard.mutate({
        ...at,
        playerId,
        phase: phaseIndex,
        perks: [],
        keyplays: [],
        deckOrder: order,
      })
    }
    case 'remove':
      return calls.removeCard.mutate({ ...at, id: move.playerId, phase: phaseIndex })
    case 'reorder':
      return calls.updateDeckOrder.mutate({ ...deck, playerA: move.playerA, playerB: move.playerB })
    case 'addKeyplay':
      return calls.addCardKeyplay.mutate({ ...deck, playerId: move.playerId, keyplayId: move.keyplayId })
    case 'removeKeyplay':
      return calls.removeCardKeyplay.mutate({ ...deck, playerId: move.playerId, keyplayId: move.keyplayId })
    case 'addPerk':
      return calls.addCardPerk.mutate({ ...deck, playerId: move.playerId, perkId: move.perkId, order })
    case 'removePerk':
      return calls.removeCardPerk.mutate({ ...deck, playerId: move.playerId, perkId: move.perkId })
    case 'transferPerk': {
      const { playerA, playerB, perkId } = move
      return calls.transferCardPerk.mutate({ ...deck, perkId, playerA, playerB, order })
    }
  }
}

/** Computes the place hint of a move: the first free place of the deck or of the card. */
export function orderOf(move: DeckMove, cards: readonly Card[]): number {
  if (move.type === 'add') return cards.length + 1
  const target = move.type === 'transferPerk' ? move.playerB : move.type === 'addPerk' && move.playerId
  const perks = cards.find(card => card.playerId === target)?.perks.length ?? 0
  return Math.min(perks + 1, perksPerCard)
}
