import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { namingProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { notify, withdraw } from '../../notification/notify.ts'
import { deleteOrganiser, findEventName } from './organiser-queries.ts'

/** Identifies the notification by which a user is asked to be an organiser of an event. */
export const namedKey = (eventId: number): string => `organiser_named:${eventId}`

/**
 * Removes an organiser, whether they have accepted or not; without `userId` the caller leaves, or declines (rulebook 11.48). Who is removed by
 * somebody else is notified. Refuses OWNER_NEEDED; 404 for who is not named.
 */
export const removeOrganiser = namingProcedure
  .input(
    z.strictObject({
      eventId,
      userId: id
        .meta({ description: 'The id of the organiser to remove; without it the caller leaves.', example: 8 })
        .optional(),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, userId = actor.id } }) => {
    const isOneself = userId === actor.id
    if (!isOneself) requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const removed = (await deleteOrganiser(trx, { eventId, userId })) ?? notFound('Organiser')
      await publishMessage(trx, { type: 'access_changed', userId })
      await withdraw(trx, [userId], [namedKey(eventId)])
      if (!isOneself) {
        const facts = { eventId, event: (await findEventName(trx, eventId)) ?? notFound('Event') }
        const naturalKey = `organiser_removed:${eventId}:${removed.namedAt}`
        await notify(trx, [{ userId, kind: 'organiser_removed', facts, naturalKey }])
      }
      const before = { userId, accepted: removed.acceptedAt !== null }
      await recordAudit(trx, { accountId: actor.id, call: 'remove-organiser', eventId, before, after: null })
      return { success: true as const }
    })
  })
