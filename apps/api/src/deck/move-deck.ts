import {
  applyMove,
  type Deck,
  joiningEnded,
  type Move,
  type PhaseState,
  phaseStateOf,
  phaseStates,
} from '@game/domain'
import { notFound, refuse, unwrap } from '../contract/refusal.ts'
import type { Db } from '../db/db.ts'
import { sqlState } from '../db/postgres-error.ts'
import { retryOnConflict } from '../db/transaction.ts'
import { publishMessage } from '../live/queries.ts'
import { getPhaseScores } from '../score/read/phase-scores.ts'
import type { Actor } from '../session/session.ts'
import { type DeckKey, findMoveContext, type MoveContext, type Saved, saveDeck } from './queries.ts'
import { serializeByKey } from './serialize-by-key.ts'

const tries = 8

export type MovedDeck = Saved & { cards: Deck }

/**
 * Reads, lets the domain judge and writes if nothing changed meanwhile: two round trips and no open transaction
 * (rulebook 4.17).
 */
export function moveDeck(db: Db, actor: Actor, at: Omit<DeckKey, 'userId'>, move: Move): Promise<MovedDeck> {
  const key = { userId: actor.id, eventId: at.eventId, phaseIndex: at.phaseIndex }
  return serializeByKey(Object.values(key).join(), async () => {
    for (let n = 0; n < tries; n++) {
      const context = (await findMoveContext(db, key, actor)) ?? notFound('Phase')
      const cards = unwrap(applyMove(context.cards ?? [], move, await situationOf(db, key, context)))
      const { version, revision } = context
      const saved = await retryOnConflict(() => saveDeck(db, { ...key, version, revision, cards })).catch(
        refuseLate,
      )
      if (saved) {
        tellOwnPages(db, key)
        return { ...saved, cards }
      }
    }
    return refuse('DECK_CHANGED')
  })
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

/**
 * Tells the user's other open pages (rulebook 12.29). By a statement of its own, which no move waits for: commits that send
 * messages wait for each other. A message that is lost leaves those pages as they are until their next reading.
 */
function tellOwnPages(db: Db, { eventId, userId }: DeckKey): void {
  publishMessage(db, { type: 'deck_changed', eventId, userId }).catch(() => undefined)
}

/** Only earlier phases can lock an open phase for a user, so phase 1 needs no results. */
async function currentState(db: Db, key: DeckKey, context: MoveContext): Promise<PhaseState> {
  const results = key.phaseIndex === 1 ? [] : await getPhaseScores(db, key.eventId, key.userId)
  const { phases, completed, second_chance: secondChance, now } = context
  return phaseStateOf(phaseStates({ phases, completed, secondChance, now }, results), key.phaseIndex)
}

/** GA001 is raised by `in_time`: the write waited until after the lock. */
function refuseLate(error: unknown): never {
  if (sqlState(error) === 'GA001') refuse('PHASE_NOT_OPEN')
  throw error
}
