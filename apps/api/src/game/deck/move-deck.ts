import {
  applyMove,
  type Deck,
  joiningEnded,
  type Move,
  type PhaseState,
  phaseStateOf,
  phaseStates,
} from '@game/domain'
import { notFound, refuse, unwrap } from '../../ground/contract/refusal.ts'
import type { Db } from '../../ground/db/db.ts'
import { sqlState } from '../../ground/db/postgres-error.ts'
import { retryOnConflict } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { publishSoon } from '../../ground/stream/publish-soon.ts'
import { findShared } from '../event-memory/shared-event.ts'
import { type EventMoment, findMoment, type SharedEvent } from '../event-memory/shared-event-queries.ts'
import { findOwnResults } from '../score/read/phase-scores.ts'
import { listUserDecks, type UserDeck } from '../user-deck/user-deck-queries.ts'
import type { DeckKey } from './deck-queries.ts'
import { type Saved, saveDeck } from './save-deck-queries.ts'
import { serializeByKey } from './serialize-by-key.ts'

const tries = 8

export type MovedDeck = Saved & { cards: Deck }

/**
 * Reads the deck, has the domain check the move, and writes if nothing has changed meanwhile, without an open transaction
 * (rulebook 4.17). The caller may have read `moment` already.
 */
export function moveDeck(
  db: Db,
  actor: Actor,
  at: Omit<DeckKey, 'userId'>,
  move: Move,
  moment?: EventMoment,
): Promise<MovedDeck> {
  const key = { userId: actor.id, eventId: at.eventId, phaseIndex: at.phaseIndex }
  return serializeByKey(Object.values(key).join(), async () => {
    let known = moment
    for (let n = 0; n < tries; n++) {
      known ??= (await findMoment(db, key.eventId, actor)) ?? notFound('Phase')
      const moved = await tryMove(db, key, move, known)
      if (moved) return moved
      known = undefined
    }
    return refuse('DECK_CHANGED')
  })
}

/** Returns undefined if the deck or the phase has changed since they were read. */
async function tryMove(
  db: Db,
  key: DeckKey,
  move: Move,
  moment: EventMoment,
): Promise<MovedDeck | undefined> {
  const shared = (await findShared(db, key.eventId, moment.version)) ?? notFound('Phase')
  const phase = shared.phases.find(({ index }) => index === key.phaseIndex) ?? notFound('Phase')
  // The clock was ahead when the phase locked, and has been set back: what counts is fixed (rulebook 2.11).
  if (phase.frozen) refuse('PHASE_NOT_OPEN')
  const decks = await listUserDecks(db, key)
  const deck = decks.find(each => each.phase === phase.index)
  const situation = {
    phaseIndex: phase.index,
    state: await currentState(db, key, { shared, moment, decks }),
    players: phase.teams.flatMap(({ players }) => players.map(({ playerId }) => playerId)),
    keyplays: shared.keyplays,
    perks: phase.perks.map(({ perkId }) => perkId),
    late: decks.every(({ cards }) => cards.length === 0) && joiningEnded(shared.phases, moment.now),
  }
  const cards = unwrap(applyMove(deck?.cards ?? [], move, situation))
  const write = { ...key, version: deck?.version ?? null, revision: phase.revision, cards }
  const saved = await retryOnConflict(() => saveDeck(db, write)).catch(refuseLate)
  if (!saved) return undefined
  publishSoon(db, { type: 'deck_changed', eventId: key.eventId, userId: key.userId })
  return { ...saved, cards }
}

type EventAndDecks = { shared: SharedEvent; moment: EventMoment; decks: readonly UserDeck[] }

/** Only earlier phases can lock an open phase for a user, so only their results are used. */
async function currentState(
  db: Db,
  { userId, phaseIndex }: DeckKey,
  known: EventAndDecks,
): Promise<PhaseState> {
  const { phases, completed, secondChance } = known.shared
  const results = phaseIndex === 1 ? [] : await findOwnResults(db, userId, known)
  const earlier = results.filter(({ phase }) => phase < phaseIndex)
  const clock = { phases, completed, secondChance, now: known.moment.now }
  return phaseStateOf(phaseStates(clock, earlier), phaseIndex)
}

/** GA001 is raised by `in_time`: the write waited until after the lock. */
function refuseLate(error: unknown): never {
  if (sqlState(error) === 'GA001') refuse('PHASE_NOT_OPEN')
  throw error
}
