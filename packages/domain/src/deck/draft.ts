import { accept, type Result, refuse } from '../shared/result.ts'
import type { Deck } from './deck.ts'
import { explainDeck } from './explain-deck.ts'
import { applyMove, type Move, type MoveContext, refuseMoves } from './move.ts'

/** What a draft deck is checked against: the same as a move, but there are no perks, and the phase has not opened. */
export type DraftContext = Omit<MoveContext, 'state' | 'perks'>

/**
 * Checks a draft deck before it is saved over `saved`: it keeps the rules of a deck and has no perks. A card or keyplay that was saved may
 * stay, even if it no longer fits (rulebook 4.23). Refuses with the first code of `explainDeck`.
 *
 * @example
 * const phase = { phaseIndex: 2, players: [7], keyplays: [6] }
 * checkDraft([{ playerId: 7, keyplays: [6], perks: [] }], phase, []) // { ok: true, value: [{ playerId: 7, keyplays: [6], perks: [] }] }
 */
export const checkDraft = (draft: Deck, context: DraftContext, saved: Deck): Result<Deck> => {
  const kept = saved.map(({ playerId }) => playerId)
  const [fault] = explainDeck(draft, {
    ...context,
    state: 'open',
    players: [...context.players, ...kept],
    barred: (context.barred ?? []).filter(playerId => !kept.includes(playerId)),
    keyplays: [...context.keyplays, ...saved.flatMap(({ keyplays }) => keyplays)],
    perks: [],
  })
  return fault ? refuse(fault.rule, fault.facts) : accept(draft)
}

/** A card of a draft that does not fit its phase; with `keyplayId` only that keyplay of it. */
export type DraftLoss = { playerId: number; keyplayId: number | null }

/** The deck that a draft makes, and what of the draft does not fit. */
export type TakenDraft = { cards: Deck; left: DraftLoss[] }

/**
 * Makes a deck of a draft by the moves `add` and `addKeyplay`. What they refuse is left out and named (rulebook 4.24). Refuses
 * JOIN_TOO_LATE, PHASE_NOT_OPEN.
 *
 * @example
 * const phase = { phaseIndex: 2, state: 'open', players: [7], keyplays: [6], perks: [] } as const
 * takeDraft([{ playerId: 8, keyplays: [6], perks: [] }], phase) // { ok: true, value: { cards: [], left: [{ playerId: 8, keyplayId: null }] } }
 */
export const takeDraft = (draft: Deck, context: MoveContext): Result<TakenDraft> => {
  const refused = refuseMoves(context)
  if (refused) return refused
  const taken: TakenDraft = { cards: [], left: [] }
  const attempt = (move: Move, loss: DraftLoss): boolean => {
    const after = applyMove(taken.cards, move, context)
    if (after.ok) taken.cards = after.value
    else taken.left.push(loss)
    return after.ok
  }
  for (const { playerId, keyplays } of draft) {
    if (!attempt({ type: 'add', playerId }, { playerId, keyplayId: null })) continue
    for (const keyplayId of keyplays)
      attempt({ type: 'addKeyplay', playerId, keyplayId }, { playerId, keyplayId })
  }
  return accept(taken)
}
