import type { Db, Queryable } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import type { PhaseKey } from '../score/freeze/freeze-queries.ts'
import { listDueMoves, listWarnings, saveLockMove, takeLockMove } from './lock-move-queries.ts'
import { notifyAudience } from './notify-audience.ts'
import { phaseFacts, unnamed } from './phase-facts.ts'
import { findEventNames, insertNotice, lockNotices, withCards } from './phase-queries.ts'

/** Notes that a lock is moved, and has pages read the warnings of it again, which show the new one (rulebook 17.11). */
export async function noteMovedLock(trx: Queryable, key: PhaseKey, oldLock: string): Promise<void> {
  await saveLockMove(trx, key, oldLock)
  for (const noticeId of await listWarnings(trx, key))
    await publishMessage(trx, { type: 'event_notice', noticeId })
}

/**
 * Notifies everybody who holds a card in a phase that its lock was moved, once it has stayed for two minutes or comes sooner (rulebook
 * 17.12); nothing if it was moved back. Webhooks are sent it also if nobody holds a card (21.8).
 */
export async function notifyOfMovedLocks(db: Db): Promise<void> {
  for (const key of await listDueMoves(db)) await notifyOfMove(db, key)
}

/** In one transaction: after a killed process the move is announced later. */
const notifyOfMove = (db: Db, key: PhaseKey): Promise<void> =>
  inTransaction(db, async trx => {
    await lockNotices(trx, key.eventId)
    const move = await takeLockMove(trx, key)
    const names = await findEventNames(trx, key.eventId)
    if (!move?.isDated || move.from === move.to || !names?.played) return
    const { eventId, phaseIndex, from, to, movedAt } = move
    const phase = names.phases.find(({ index }) => index === phaseIndex) ?? unnamed(phaseIndex)
    const notification = {
      kind: 'lock_moved' as const,
      phaseIndex,
      facts: { eventId, event: names.event, ...phaseFacts(phase), from, to },
      naturalKey: ['lock_moved', eventId, phaseIndex, movedAt].join(':'),
    }
    const sent = await notifyAudience(trx, eventId, notification, withCards(eventId, phaseIndex))
    if (sent.length === 0) await insertNotice(trx, eventId, notification)
  })
