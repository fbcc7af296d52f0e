import { accept, type Refusal, type Result, refuse } from '../shared/result.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import { addCard, addKeyplay, removeCard, removeKeyplay, reorderCards } from './card-move.ts'
import type { Deck } from './deck.ts'
import { addPerk, removePerk, transferPerk } from './perk-move.ts'
import { deckShape, moveContext, moveShape } from './shapes.ts'

/**
 * The nine moves of a deck (rulebook 4.3). `playerA` is the card that moves, `playerB` the card whose place it takes; all
 * values are ids.
 */
export type Move =
  | { type: 'add' | 'remove'; playerId: number }
  | { type: 'reorder'; playerA: number; playerB: number }
  | { type: 'addKeyplay' | 'removeKeyplay'; playerId: number; keyplayId: number }
  | { type: 'addPerk' | 'removePerk'; playerId: number; perkId: number }
  | { type: 'transferPerk'; playerA: number; playerB: number; perkId: number }
  | { type: 'carryOver'; cards: Deck }

/** What a move is checked against. */
export type MoveContext = {
  phaseIndex: number
  /** The user's current state in the phase. */
  state: PhaseState
  /** Ids of the players in the phase. */
  players: readonly number[]
  /** Ids of the catalogue's keyplays. */
  keyplays: readonly number[]
  /** Ids of the perks rolled for the phase; an id is listed as often as its supply. */
  perks: readonly number[]
  /** True if the user has no card in the event and phase 1 has locked. */
  late?: boolean
  /** Ids of players whose cards the user may not hold, as of the user's own match (rulebook 30.15); none if left out. */
  barred?: readonly number[]
}

/**
 * Returns the deck after a move, or the refusal; the given deck is never changed (rulebook 4.3, 4.4, 4.13). The browser
 * predicts the server's answer with it. Refuses any move with JOIN_TOO_LATE and PHASE_NOT_OPEN, then:
 *
 * - `add`: CARD_ALREADY_IN_DECK, PLAYER_NOT_IN_PHASE, OWN_MATCH, DECK_FULL
 * - `remove`, `reorder`: CARD_NOT_IN_DECK
 * - `addKeyplay`: CARD_NOT_IN_DECK, KEYPLAY_UNKNOWN, KEYPLAY_ALREADY_ON_CARD, KEYPLAYS_FULL
 * - `removeKeyplay`: CARD_NOT_IN_DECK, KEYPLAY_NOT_ON_CARD
 * - `addPerk`: CARD_NOT_IN_DECK, PERK_NOT_IN_PHASE, PERK_ALREADY_ON_CARD, PERKS_FULL, PERK_SUPPLY_USED
 * - `removePerk`: CARD_NOT_IN_DECK, PERK_NOT_ON_CARD
 * - `transferPerk`: CARD_NOT_IN_DECK, PERK_NOT_ON_CARD, PERK_ALREADY_ON_CARD, PERKS_FULL
 * - `carryOver`: DECK_NOT_EMPTY
 *
 * Throws InvalidInputError for what is no deck, move or context.
 *
 * @example
 * const phase = { phaseIndex: 1, state: 'open', players: [7, 8], keyplays: [6], perks: [3] } as const
 * applyMove([], { type: 'add', playerId: 7 }, phase) // { ok: true, value: [{ playerId: 7, keyplays: [], perks: [] }] }
 * applyMove([], { type: 'add', playerId: 9 }, phase) // { ok: false, rule: 'PLAYER_NOT_IN_PHASE', facts: { playerId: 9 } }
 */
export const applyMove = (deck: Deck, move: Move, context: MoveContext): Result<Deck> => {
  mustFit('deck', deck, deckShape)
  mustFit('move', move, moveShape)
  mustFit('context', context, moveContext)
  const refused = refuseMoves(context)
  if (refused) return refused
  switch (move.type) {
    case 'add':
      return addCard(deck, move.playerId, context)
    case 'remove':
      return removeCard(deck, move.playerId)
    case 'reorder':
      return reorderCards(deck, move.playerA, move.playerB)
    case 'addKeyplay':
      return addKeyplay(deck, move, context.keyplays)
    case 'removeKeyplay':
      return removeKeyplay(deck, move)
    case 'addPerk':
      return addPerk(deck, move, context)
    case 'removePerk':
      return removePerk(deck, move)
    case 'transferPerk':
      return transferPerk(deck, move)
    case 'carryOver':
      return deck.length > 0
        ? refuse('DECK_NOT_EMPTY')
        : accept(carryOver(move.cards, allowed(context)).cards)
  }
}

const allowed = ({ players, barred = [] }: MoveContext): number[] =>
  players.filter(id => !barred.includes(id))

/** Returns the refusal of every move, if there is one. */
export const refuseMoves = ({ state, late }: Pick<MoveContext, 'state' | 'late'>): Refusal | undefined => {
  if (late) return refuse('JOIN_TOO_LATE')
  return state === 'open' ? undefined : refuse('PHASE_NOT_OPEN')
}

/** The cards of a deck that are carried over to the next phase, and the ids of the players whose cards are not. */
export type CarryOver = { cards: Deck; left: number[] }

/**
 * Splits a deck by whether its players are among those of the next phase (`players`, ids). Cards keep their order, keyplays
 * and perks, and each perk its `originPhase` (rulebook 3.18, 3.19, 4.12). The move `carryOver` does this in an open phase;
 * the server does it at the lock for an empty deck.
 *
 * @example
 * carryOver([{ playerId: 7, keyplays: [6], perks: [] }], [8]) // { cards: [], left: [7] }
 */
export const carryOver = (cards: Deck, players: readonly number[]): CarryOver => ({
  cards: cards.filter(card => players.includes(card.playerId)),
  left: cards.map(card => card.playerId).filter(playerId => !players.includes(playerId)),
})
