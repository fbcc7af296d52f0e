import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockEvent } from '../rank/queries.ts'
import { countGranted, deleteHandouts, insertHandouts } from './winner-queries.ts'

const input = z.strictObject({
  eventId: id,
  eventRewardId: id,
  /** Left out, all winners of the reward. */
  userIds: z.array(id).min(1).max(500).optional(),
  handedOut: z.boolean(),
})

/**
 * Marks a reward as handed out to its winners, or takes the mark away (rulebook 9.21). `changed` says for how many;
 * who is marked already keeps the first mark. A user who has not been granted the reward is a 404.
 */
export const handOutReward = adminProcedure
  .input(input)
  .output(answer(z.object({ changed: z.int() })))
  .mutation(({ ctx, input: { handedOut, ...handout } }) =>
    inTransaction(ctx.db, async trx => {
      await lockEvent(trx, handout.eventId)
      const granted = await countGranted(trx, handout)
      if (granted === 0 || granted < new Set(handout.userIds).size) notFound('Winner')
      const userIds = handedOut
        ? await insertHandouts(trx, handout, ctx.actor.id)
        : await deleteHandouts(trx, handout)
      const marked = (is: boolean) => ({ eventRewardId: handout.eventRewardId, userIds, handedOut: is })
      if (userIds.length > 0)
        await recordAudit(trx, {
          accountId: ctx.actor.id,
          call: 'hand-out-reward',
          eventId: handout.eventId,
          before: marked(!handedOut),
          after: marked(handedOut),
        })
      return { changed: userIds.length }
    }),
  )
