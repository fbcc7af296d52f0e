import { checkDisputeReason } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { notFound, refuse, unwrap } from '../contract/refusal.ts'
import { done, id, phaseIndex, text } from '../contract/shapes.ts'
import { retryOnConflict } from '../db/transaction.ts'
import { getVisibleEvent } from '../event-visibility/visible-event.ts'
import { limitCalls } from '../limit/limit-calls.ts'
import { findReceipt } from '../score/proof/find-receipt.ts'
import { insertDispute } from './queries.ts'

/** More than a reason may have: how long it may be is said in its own words. */
const longestBody = 10_000

/**
 * Disputes a locked phase: the reason goes to the admins, with the receipt as it stands at this instant (rulebook 9.31). Refuses
 * DISPUTE_REASON_LENGTH, DISPUTE_OPEN, TOO_MANY_CALLS; without a receipt RECEIPT_NOT_FOUND.
 */
export const sendDispute = userProcedure
  .input(z.strictObject({ eventId: id, phaseIndex, reason: text(longestBody) }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor, limits }, input: { reason: typed, ...key } }) => {
    limitCalls(limits, 'dispute', actor.id)
    const reason = unwrap(checkDisputeReason(typed))
    // All is read at one instant; whoever comes second of two at once begins anew and finds the first.
    return retryOnConflict(() =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async trx => {
          await getVisibleEvent(trx, key.eventId, actor)
          const receipt = (await findReceipt(trx, key, actor.id)) ?? notFound('Receipt')
          const sent = await insertDispute(trx, { ...key, userId: actor.id, reason, receipt })
          if (!sent) refuse('DISPUTE_OPEN')
          return { success: true as const }
        }),
    )
  })
