import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { listWaitingMessages, takeMessage, type WaitingMessage } from './message-queries.ts'
import { notifyAudience } from './notify-audience.ts'
import { lockNotices, withAnyCards } from './phase-queries.ts'

/** Notifies all who play an event of the messages of its organisers that wait for it (rulebook 20.16). */
export async function notifyOfMessages(db: Db): Promise<void> {
  for (const message of await listWaitingMessages(db)) await announceMessage(db, message)
}

/** In one transaction: after a killed process the message is announced later, to everybody. */
const announceMessage = (db: Db, { id, eventId, event, en, pl }: WaitingMessage): Promise<void> =>
  inTransaction(db, async trx => {
    await lockNotices(trx, eventId)
    if (!(await takeMessage(trx, id))) return
    const notification = {
      kind: 'organiser_message' as const,
      // It is about the event, not about a phase.
      phaseIndex: 0,
      facts: { eventId, event, messageId: id, en, pl },
      naturalKey: `organiser_message:${id}`,
    }
    await notifyAudience(trx, eventId, notification, withAnyCards([eventId]))
  })
