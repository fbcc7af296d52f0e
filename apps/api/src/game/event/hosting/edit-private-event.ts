import { checkEventPrize } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, userId } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { notify } from '../../notification/notify.ts'
import { replaceEventCode, setOwner, updatePrivateEvent } from '../circle/private-event-queries.ts'
import { lockHosted } from '../circle/require-hosted.ts'
import {
  acceptOrganiser,
  deleteOrganiser,
  insertOrganiser,
  isOrganiser,
} from '../organiser/organiser-queries.ts'
import { eventCode, joinRule } from './shapes.ts'

/** The owner gives the event a new code; the old one ends (rulebook 30.4). Refuses OWNER_NEEDED. */
export const renewEventCode = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ code: eventCode })))
  .mutation(({ ctx: { db, actor }, input: { eventId } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      await lockHosted(trx, eventId)
      const code = await withNewCode(made => replaceEventCode(trx, eventId, made))
      const change = { before: null, after: { renewed: true } }
      await recordAudit(trx, { accountId: actor.id, call: 'renew-event-code', eventId, ...change })
      return { code }
    })
  })

/** Changes what a private event has besides: its prize, and whom its code lets in (rulebook 30.4, 30.5). Refuses OWNER_NEEDED, EVENT_PRIZE_LENGTH. */
export const updateHostedEvent = configureProcedure
  .input(
    z.strictObject({
      eventId,
      prize: z
        .string()
        .max(1000)
        .optional()
        .meta({ description: 'What the winner gets; empty for nothing.', example: 'A pizza' }),
      joinRule: joinRule.optional(),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, prize, joinRule } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const before = await lockHosted(trx, eventId)
      const after = {
        prize: prize === undefined ? before.prize : unwrap(checkEventPrize(prize)),
        entry: joinRule ?? before.entry,
      }
      await updatePrivateEvent(trx, eventId, after)
      const change = { before: { prize: before.prize, entry: before.entry }, after }
      await recordAudit(trx, { accountId: actor.id, call: 'update-hosted-event', eventId, ...change })
      return { success: true as const }
    })
  })

/** The owner makes one of the organisers the owner, and becomes an organiser (rulebook 30.3). Refuses OWNER_NEEDED, ORGANISER_NOT_FOUND. */
export const handOverEvent = configureProcedure
  .input(z.strictObject({ eventId, userId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, userId } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const { ownerId, name } = await lockHosted(trx, eventId)
      if (!(await isOrganiser(trx, { eventId, userId }))) notFound('Organiser')
      await deleteOrganiser(trx, { eventId, userId })
      await setOwner(trx, eventId, userId)
      if (ownerId !== null) {
        await insertOrganiser(trx, { eventId, userId: ownerId })
        await acceptOrganiser(trx, { eventId, userId: ownerId })
      }
      const facts = { eventId, event: name }
      const naturalKey = `event_owner:${eventId}:${await readClock(trx)}`
      await notify(trx, [{ userId, kind: 'event_owner', facts, naturalKey }])
      const change = { before: { ownerId }, after: { ownerId: userId } }
      await recordAudit(trx, { accountId: actor.id, call: 'hand-over-event', eventId, ...change })
      return { success: true as const }
    })
  })
