import { keyplaysPerCard } from '../shared/vocabulary.ts'
import type { Deck } from './deck.ts'
import { applyMove, type MoveContext } from './move.ts'

/** A player who may be put into a deck, with the ids of the keyplays that suit the card, best first. */
export type Candidate = { playerId: number; keyplays: readonly number[] }

/** The moves that fill a deck. */
export type FillMove =
  | { type: 'add'; playerId: number }
  | { type: 'addKeyplay'; playerId: number; keyplayId: number }

/**
 * Fills the free places of a deck with the first candidates, and the free keyplays of every card with the first of its own. It changes
 * nothing that is there, and makes only moves that the rules allow (rulebook 4.21). The moves are in the order in which to send them.
 *
 * @example
 * const phase = { phaseIndex: 1, state: 'open', players: [7, 8], keyplays: [6], perks: [] } as const
 * quickFill([], [{ playerId: 8, keyplays: [] }], phase) // [{ type: 'add', playerId: 8 }]
 */
export const quickFill = (deck: Deck, candidates: readonly Candidate[], context: MoveContext): FillMove[] => {
  const fill = { deck, moves: [] as FillMove[] }
  const attempt = (move: FillMove) => {
    const after = applyMove(fill.deck, move, context)
    if (!after.ok) return
    fill.deck = after.value
    fill.moves.push(move)
  }
  for (const { playerId } of candidates) attempt({ type: 'add', playerId })
  for (const { playerId } of fill.deck) {
    const suiting = candidates.find(each => each.playerId === playerId)?.keyplays ?? []
    for (const keyplayId of suiting) {
      const card = fill.deck.find(each => each.playerId === playerId)
      if (card && card.keyplays.length < keyplaysPerCard) attempt({ type: 'addKeyplay', playerId, keyplayId })
    }
  }
  return fill.moves
}
