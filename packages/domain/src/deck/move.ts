import { accept, type Result, refuse } from '../shared/result.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import { addCard, removeCard, reorderCards } from './card-move.ts'
import { carryOver } from './carry-over.ts'
import type { Deck } from './deck.ts'
import { addKeyplay, removeKeyplay } from './keyplay-move.ts'
import { addPerk, removePerk, transferPerk } from './perk-move.ts'

/** The nine moves of a deck. `playerA` is what is moved, `playerB` where it goes. */
export type Move =
  | { type: 'add' | 'remove'; playerId: number }
  | { type: 'reorder'; playerA: number; playerB: number }
  | { type: 'addKeyplay' | 'removeKeyplay'; playerId: number; keyplayId: number }
  | { type: 'addPerk' | 'removePerk'; playerId: number; perkId: number }
  | { type: 'transferPerk'; playerA: number; playerB: number; perkId: number }
  | { type: 'carryOver'; cards: Deck }

/** What a move is judged by. */
export type MoveContext = {
  phaseIndex: number
  /** The mover's own state of the phase, now. */
  state: PhaseState
  /** Ids of the players listed in the phase. */
  players: readonly number[]
  /** Ids of the catalogue. */
  keyplays: readonly number[]
  /** Perk ids rolled for the phase; repeats are the supply. */
  perks: readonly number[]
  /** The mover holds no card of the event, and phase 1 has locked. */
  late?: boolean
}

/**
 * The deck after a move, or the rule that forbids it; the given deck is never changed. One function for the browser's
 * optimistic update and for the server's decision (player.md 4, 5; rules.md 5).
 *
 * Refuses, first what holds for every move: JOIN_TOO_LATE, PHASE_NOT_OPEN; then what the move's own function names.
 */
export const applyMove = (deck: Deck, move: Move, situation: MoveContext): Result<Deck> => {
  if (situation.late) return refuse('JOIN_TOO_LATE')
  if (situation.state !== 'open') return refuse('PHASE_NOT_OPEN')
  switch (move.type) {
    case 'add':
      return addCard(deck, move.playerId, situation.players)
    case 'remove':
      return removeCard(deck, move.playerId)
    case 'reorder':
      return reorderCards(deck, move.playerA, move.playerB)
    case 'addKeyplay':
      return addKeyplay(deck, move, situation.keyplays)
    case 'removeKeyplay':
      return removeKeyplay(deck, move)
    case 'addPerk':
      return addPerk(deck, move, situation)
    case 'removePerk':
      return removePerk(deck, move)
    case 'transferPerk':
      return transferPerk(deck, move)
    case 'carryOver':
      return deck.length > 0
        ? refuse('DECK_NOT_EMPTY')
        : accept(carryOver(move.cards, situation.players).cards)
  }
}
