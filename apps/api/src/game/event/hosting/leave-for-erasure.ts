import { nextOwner } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import { listOwnedEvents, setOwner } from '../circle/private-event-queries.ts'
import { lockEvent, updateEventRow } from '../edit/edit-queries.ts'
import { deleteOrganiser, listAccepted } from '../organiser/organiser-queries.ts'

/**
 * Gives the private events of an erased owner to the organiser who has been one the longest; an event without one is completed, for its circle to read
 * (rulebook 30.3).
 */
export async function leaveEventsForErasure(trx: Transaction<Schema>, userId: number): Promise<void> {
  for (const eventId of await listOwnedEvents(trx, userId)) {
    await lockEvent(trx, eventId)
    const organisers = await listAccepted(trx, eventId)
    const ownerId = nextOwner(organisers.filter(organiser => organiser.userId !== userId))
    await setOwner(trx, eventId, ownerId)
    if (ownerId === null) await updateEventRow(trx, eventId, { completed: true })
    else await deleteOrganiser(trx, { eventId, userId: ownerId })
  }
}
