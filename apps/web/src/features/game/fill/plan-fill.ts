import { type Deck, type FillMove, type MoveContext, quickFill } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { deckOf } from '../deck-state/deck-cards.ts'
import type { DeckMove } from '../deck-state/send-move.ts'
import type { DeckState } from '../deck-state/use-deck.ts'
import { withPoints } from '../keyplay-points/use-keyplay-history.ts'
import { bestPoints } from './average-points.ts'

type History = Outputs['score']['getKeyplayHistory']

/**
 * Plans the moves of a quick fill: the players with the most points per series first, each with the keyplays that brought them most;
 * those who play no series in the phase last. Equal ones come in an order that each user has for themselves (rulebook 4.21).
 */
export function planFill(
  { cards, keyplays }: Pick<DeckState, 'cards' | 'keyplays'>,
  players: readonly Pick<Player, 'id'>[],
  { players: past, all }: History,
  context: MoveContext,
  seriesOf: (playerId: number) => number,
  userId: number,
): FillMove[] {
  const records = new Map(past.map(({ playerId, keyplays }) => [playerId, keyplays]))
  const usual = withPoints(all, keyplays)
  const candidateOf = (playerId: number) => {
    const own = withPoints(records.get(playerId) ?? [], keyplays)
    const ids = [...own.filter(({ points }) => points > 0), ...usual].map(({ keyplayId }) => keyplayId)
    return {
      playerId,
      worth: seriesOf(playerId) === 0 ? -1 : bestPoints(own),
      keyplays: [...new Set([...ids, ...keyplays.map(({ id }) => id)])],
    }
  }
  const listed = players
    .map(({ id }) => candidateOf(id))
    .toSorted((a, b) => b.worth - a.worth || lotOf(userId, a.playerId) - lotOf(userId, b.playerId))
  const held = cards.map(({ playerId }) => candidateOf(playerId))
  return quickFill(deckOf(cards), [...held, ...listed], context)
}

/** A number that belongs to a user and a player, and says nothing about either. */
const lotOf = (userId: number, playerId: number): number => mix(mix(userId) + playerId)

function mix(number: number): number {
  const once = Math.imul(number ^ (number >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return (twice ^ (twice >>> 15)) >>> 0
}

/** Lists the moves that take back what a quick fill added and is still there. */
export function undoFill(moves: readonly FillMove[], now: Deck): DeckMove[] {
  const added = moves.filter(({ type }) => type === 'add').map(({ playerId }) => playerId)
  return now.flatMap((card): DeckMove[] => {
    const { playerId } = card
    if (added.includes(playerId)) return [{ type: 'remove', playerId }]
    return moves.flatMap(move =>
      move.type === 'addKeyplay' && move.playerId === playerId && card.keyplays.includes(move.keyplayId)
        ? [{ type: 'removeKeyplay', playerId, keyplayId: move.keyplayId }]
        : [],
    )
  })
}
