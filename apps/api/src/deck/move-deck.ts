import {
  applyMove,
  type Deck,
  joiningEnded,
  type Move,
  type PhaseState,
  phaseStateOf,
  phaseStates,
} from '@game/domain'
import { notFound, RefusalError, refuse, unwrap } from '../contract/refusal.ts'
import type { Db } from '../db/db.ts'
import { sqlState } from '../db/postgres-error.ts'
import { retryOnConflict } from '../db/transaction.ts'
import { publishSoon } from '../live/publish-soon.ts'
import { findEarlierScores } from '../score/read/phase-scores.ts'
import type { Actor } from '../session/session.ts'
import { type DeckKey, findMoveContext, type MoveContext } from './queries.ts'
import { type Saved, saveDeck } from './save-deck-queries.ts'
import { serializeByKey } from './serialize-by-key.ts'

const tries = 8

export type MovedDeck = Saved & { cards: Deck }

/**
 * Reads, lets the domain judge and writes if nothing changed meanwhile: no open transaction (rulebook 4.17). With a `context`
 * that was read before, writing is the only round trip.
 */
export function moveDeck(
  db: Db,
  actor: Actor,
  at: Omit<DeckKey, 'userId'>,
  move: Move,
  context?: MoveContext,
): Promise<MovedDeck> {
  const key = { userId: actor.id, eventId: at.eventId, phaseIndex: at.phaseIndex }
  return serializeByKey(Object.values(key).join(), async () => {
    const moved = context && (await tryMove(db, key, move, context).catch(ignoreRefusal))
    if (moved) return moved
    for (let n = 0; n < tries; n++) {
      const current = (await findMoveContext(db, key, actor)) ?? notFound('Phase')
      const moved = await tryMove(db, key, move, current)
      if (moved) return moved
    }
    return refuse('DECK_CHANGED')
  })
}

/** Answers undefined if the deck or the phase has changed since `context` was read. */
async function tryMove(
  db: Db,
  key: DeckKey,
  move: Move,
  context: MoveContext,
): Promise<MovedDeck | undefined> {
  const cards = unwrap(applyMove(context.cards ?? [], move, await situationOf(db, key, context)))
  const { version, revision } = context
  const saved = await retryOnConflict(() => saveDeck(db, { ...key, version, revision, cards })).catch(
    refuseLate,
  )
  if (!saved) return undefined
  publishSoon(db, { type: 'deck_changed', eventId: key.eventId, userId: key.userId })
  return { ...saved, cards }
}

/** Has what is refused judged anew: the deck may have changed since it was read. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof RefusalError)) throw error
}

async function situationOf(db: Db, key: DeckKey, context: MoveContext) {
  return {
    phaseIndex: key.phaseIndex,
    state: await currentState(db, key, context),
    players: context.players,
    keyplays: context.keyplays,
    perks: context.perks,
    late: !context.joined && joiningEnded(context.phases, context.now),
  }
}

/** Only earlier phases can lock an open phase for a user. */
async function currentState(db: Db, key: DeckKey, context: MoveContext): Promise<PhaseState> {
  const { phases, completed, second_chance: secondChance, now, content } = context
  const results = await findEarlierScores(db, { ...key, phases, version: content })
  return phaseStateOf(phaseStates({ phases, completed, secondChance, now }, results), key.phaseIndex)
}

/** GA001 is raised by `in_time`: the write waited until after the lock. */
function refuseLate(error: unknown): never {
  if (sqlState(error) === 'GA001') refuse('PHASE_NOT_OPEN')
  throw error
}
