import {
  applyMove,
  type Deck,
  joiningEnded,
  type Move,
  type MoveContext,
  phaseStateOf,
  phaseStates,
  playersOfOwnMatch,
  type Result,
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
import { listPlayersOfUser } from '../user-deck/own-match-queries.ts'
import { type DeckKey, listUserDecks, type UserDeck } from '../user-deck/user-deck-queries.ts'
import { type Saved, saveDeck } from './save-deck-queries.ts'
import { serializeByKey } from './serialize-by-key.ts'

const tries = 8

/** What a change makes of a deck, or the refusal. */
type Change<Changed extends { cards: Deck }> = (deck: Deck, context: MoveContext) => Result<Changed>

/** Makes a move as `changeDeck` does. */
export const moveDeck = (
  db: Db,
  actor: Actor,
  at: Omit<DeckKey, 'userId'>,
  move: Move,
  moment?: EventMoment,
): Promise<Saved & { cards: Deck }> => {
  const change: Change<{ cards: Deck }> = (deck, context) => {
    const moved = applyMove(deck, move, context)
    return moved.ok ? { ok: true, value: { cards: moved.value } } : moved
  }
  return changeDeck(db, actor, at, change, moment)
}

/**
 * Reads the deck, has the domain check the change, and writes if nothing has changed meanwhile, without an open transaction
 * (rulebook 4.17). The caller may have read `moment` already.
 */
export function changeDeck<Changed extends { cards: Deck }>(
  db: Db,
  actor: Actor,
  at: Omit<DeckKey, 'userId'>,
  change: Change<Changed>,
  moment?: EventMoment,
): Promise<Saved & Changed> {
  const key = { userId: actor.id, eventId: at.eventId, phaseIndex: at.phaseIndex }
  return serializeByKey(Object.values(key).join(), async () => {
    let known = moment
    for (let n = 0; n < tries; n++) {
      known ??= (await findMoment(db, key.eventId, actor)) ?? notFound('Phase')
      const changed = await tryChange(db, key, change, known)
      if (changed) return changed
      known = undefined
    }
    return refuse('DECK_CHANGED')
  })
}

/** Returns undefined if the deck or the phase has changed since they were read. */
async function tryChange<Changed extends { cards: Deck }>(
  db: Db,
  key: DeckKey,
  change: Change<Changed>,
  moment: EventMoment,
): Promise<(Saved & Changed) | undefined> {
  const { phase, deck, context } = await readSituation(db, key, moment)
  // The clock was ahead when the phase locked, and has been set back: what counts is fixed (rulebook 2.11).
  if (phase.frozen) refuse('PHASE_NOT_OPEN')
  const changed = unwrap(change(deck?.cards ?? [], context))
  const write = { ...key, version: deck?.version ?? null, revision: phase.revision, cards: changed.cards }
  const saved = await retryOnConflict(() => saveDeck(db, write)).catch(refuseLate)
  if (!saved) return undefined
  publishSoon(db, { type: 'deck_changed', eventId: key.eventId, userId: key.userId })
  return { ...saved, ...changed }
}

/** Reads what a change of a deck, or of its draft, is checked against. */
export async function readSituation(db: Db, key: DeckKey, moment: EventMoment) {
  const shared = (await findShared(db, key.eventId, moment.version)) ?? notFound('Phase')
  const phase = shared.phases.find(({ index }) => index === key.phaseIndex) ?? notFound('Phase')
  const decks = await listUserDecks(db, key)
  const own = shared.hosted?.ownCards === 'none' ? await listPlayersOfUser(db, key) : []
  const { phases, completed, secondChance } = shared
  const clock = { phases, completed, secondChance, now: moment.now }
  const states = phaseStates(clock, await earlierResults(db, key, { shared, moment, decks }))
  const context: MoveContext = {
    phaseIndex: phase.index,
    state: phaseStateOf(states, phase.index),
    players: phase.teams.flatMap(({ players }) => players.map(({ playerId }) => playerId)),
    barred: playersOfOwnMatch(own, phase),
    keyplays: shared.keyplays,
    perks: phase.perks.map(({ perkId }) => perkId),
    late: decks.every(({ cards }) => cards.length === 0) && joiningEnded(phases, moment.now),
  }
  return { phase, deck: decks.find(each => each.phase === phase.index), clock, states, context }
}

type EventAndDecks = { shared: SharedEvent; moment: EventMoment; decks: readonly UserDeck[] }

/** Only earlier phases can lock a phase for a user, so only their results are used. */
async function earlierResults(db: Db, { userId, phaseIndex }: DeckKey, known: EventAndDecks) {
  const results = phaseIndex === 1 ? [] : await findOwnResults(db, userId, known)
  return results.filter(({ phase }) => phase < phaseIndex)
}

/** GA001 is raised by `in_time`: the write waited until after the lock. */
function refuseLate(error: unknown): never {
  if (sqlState(error) === 'GA001') refuse('PHASE_NOT_OPEN')
  throw error
}
