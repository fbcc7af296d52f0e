import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, eventRewardId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { lockEvent } from '../publish/scoring-queries.ts'
import { deleteOrphans } from './winner-queries.ts'

/**
 * Closes what has been handed out and is no longer granted: it leaves the winners (rulebook 17.10). 404 if no user has such a mark, as
 * after another admin has closed it.
 */
export const closeHandout = adminProcedure
  .input(
    z.strictObject({
      eventId,
      eventRewardId,
      userIds: z
        .array(id)
        .min(1)
        .max(500)
        .meta({ description: 'The ids of the users whose marks to close.', example: [7] }),
    }),
  )
  .output(answer(z.object({ changed: z.int().describe('How many marks were closed.') })))
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async trx => {
      await lockEvent(trx, input.eventId)
      const userIds = await deleteOrphans(trx, input)
      if (userIds.length === 0) notFound('Winner')
      const before = { eventRewardId: input.eventRewardId, userIds }
      await recordAudit(trx, {
        accountId: ctx.actor.id,
        call: 'close-handout',
        eventId: input.eventId,
        before,
        after: null,
      })
      return { changed: userIds.length }
    }),
  )
