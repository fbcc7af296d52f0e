import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, eventRewardId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { lockEvent } from '../publish/scoring-queries.ts'
import {
  countGranted,
  deleteHandouts,
  findBlockOfWinners,
  type Handout,
  insertHandouts,
} from './winner-queries.ts'

const input = z.strictObject({
  eventId,
  eventRewardId,
  /** Without it, all winners of the reward. */
  userIds: z
    .array(id)
    .min(1)
    .max(500)
    .meta({
      description: 'The ids of the winners to mark; without them all winners of the reward.',
      example: [7],
    })
    .optional(),
  handedOut: z.boolean().describe('Whether the reward is marked as handed out.'),
})

/**
 * Marks a reward as handed out to its winners, or removes the mark (rulebook 9.21), one block of users after another. `changed`:
 * for how many; a marked user keeps the first mark. 404 for a user who has not been granted the reward.
 */
export const handOutReward = adminProcedure
  .input(input)
  .output(
    answer(z.object({ changed: z.int().describe('How many were marked, or whose mark was taken away.') })),
  )
  .mutation(({ ctx, input: { handedOut, ...handout } }) =>
    inTransaction(ctx.db, async trx => {
      await lockEvent(trx, handout.eventId)
      const granted = await countGranted(trx, handout)
      if (granted === 0 || granted < new Set(handout.userIds).size) notFound('Winner')
      const mark = { accountId: ctx.actor.id, handedOut }
      const changed = handout.userIds
        ? await markWinners(trx, mark, handout)
        : await markAllWinners(trx, mark, handout)
      return { changed }
    }),
  )

type Mark = { accountId: number; handedOut: boolean }

/** Marks all winners block by block, to limit the memory of each step; returns for how many the mark is new. */
export async function markAllWinners(
  trx: Transaction<Schema>,
  mark: Mark,
  handout: Handout,
): Promise<number> {
  let changed = 0
  let block = await findBlockOfWinners(trx, handout, 0)
  while (block !== undefined) {
    changed += await markWinners(trx, mark, { ...handout, block })
    block = await findBlockOfWinners(trx, handout, block + 1)
  }
  return changed
}

/** Marks some winners, or removes their marks, with an audit entry that names them; returns how many changed. */
async function markWinners(
  trx: Transaction<Schema>,
  { accountId, handedOut }: Mark,
  handout: Handout,
): Promise<number> {
  const userIds = handedOut
    ? await insertHandouts(trx, handout, accountId)
    : await deleteHandouts(trx, handout)
  const { eventId, eventRewardId } = handout
  const marked = (is: boolean) => ({ eventRewardId, userIds, handedOut: is })
  const [before, after] = [marked(!handedOut), marked(handedOut)]
  if (userIds.length > 0)
    await recordAudit(trx, { accountId, call: 'hand-out-reward', eventId, before, after })
  return userIds.length
}
