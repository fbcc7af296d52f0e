import { checkDisputeReason } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId } from '../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../ground/contract/refusal.ts'
import { done, phaseIndex, text } from '../../ground/contract/shapes.ts'
import { retryOnConflict } from '../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import { findReceipt } from '../score/proof/find-receipt.ts'
import { insertDispute } from './dispute-queries.ts'

/** Longer than a reason may be, so that the refusal with its own message checks the exact length. */
const longestBody = 10_000

/**
 * Disputes a locked phase: the reason goes to the admins, with the receipt of this moment (rulebook 9.31). Refuses
 * DISPUTE_REASON_LENGTH, DISPUTE_OPEN, TOO_MANY_CALLS; without a receipt RECEIPT_NOT_FOUND.
 */
export const sendDispute = userProcedure
  .input(
    z.strictObject({
      eventId,
      phaseIndex,
      reason: text(longestBody).meta({
        description: 'What is wrong, in 1 to 1000 characters.',
        example: 'My deck had two perks.',
      }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor, limits }, input: { reason: typed, ...key } }) => {
    limitCalls(limits, 'dispute', actor.id)
    const reason = unwrap(checkDisputeReason(typed))
    // All reads see one instant; of two simultaneous calls the second one restarts and finds the dispute of the first.
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
