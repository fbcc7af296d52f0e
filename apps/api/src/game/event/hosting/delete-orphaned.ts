import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { listOrphanedEvents } from '../circle/private-event-queries.ts'
import { deleteDecks } from '../edit/deck-queries.ts'
import { deleteEvent, lockEvent } from '../edit/edit-queries.ts'

/** Deletes private events that have had no owner for 30 days, with their decks (rulebook 30.3). Run by a job. */
export async function deleteOrphanedEvents(db: Db): Promise<void> {
  for (const eventId of await listOrphanedEvents(db))
    await inTransaction(db, async trx => {
      await lockEvent(trx, eventId)
      await deleteDecks(trx, eventId)
      await deleteEvent(trx, eventId)
    })
}
