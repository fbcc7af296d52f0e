import { type ParticipantState, unlockedPhases } from '@game/domain'
import type { Transaction } from 'kysely'
import { requestDueWork } from '../../../ground/db/channels.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { rankOthers } from '../../score/publish/rank-event.ts'
import { lockEvent } from '../edit/edit-queries.ts'
import { lockPhases } from '../edit/phase-queries.ts'
import { deleteDecksOf, forgetLeaguesMade, hasFrozenDeck, saveParticipant } from './participant-queries.ts'
import { lockHosted } from './require-hosted.ts'

type Place = { eventId: number; userId: number }

/** Returns a private event, and lets changes of its circle and everything that edits or ranks it run one after another; 404 for a public one. */
export const lockCircle = async (trx: Transaction<Schema>, eventId: number) => {
  await lockEvent(trx, eventId)
  return lockHosted(trx, eventId)
}

/**
 * Saves where somebody stands in the circle, after `lockCircle`. If they have decks in locked phases, the event is ranked again, with them or without them
 * (rulebook 30.4).
 */
export async function moveParticipant(
  trx: Transaction<Schema>,
  place: Place,
  state: ParticipantState | 'left',
): Promise<void> {
  await saveParticipant(trx, place, state)
  if (await hasFrozenDeck(trx, place)) await rankOthers(trx, place.eventId)
}

/**
 * Takes somebody out of the circle, after `lockCircle`: their decks of phases that have not locked are deleted, the others no longer count, and
 * their open streams of the event end (rulebook 30.4).
 */
export async function takeOut(
  trx: Transaction<Schema>,
  place: Place,
  state: 'removed' | 'left',
): Promise<void> {
  const phases = await lockPhases(trx, place.eventId)
  const unlocked = unlockedPhases(phases, await readClock(trx))
  await deleteDecksOf(
    trx,
    place,
    unlocked.map(({ index }) => index),
  )
  await moveParticipant(trx, place, state)
  await publishMessage(trx, { type: 'access_changed', userId: place.userId })
  // A job then takes them out of the leagues of the event.
  await forgetLeaguesMade(trx, place.eventId)
  await requestDueWork(trx)
}
