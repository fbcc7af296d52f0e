import { checkBlock } from '@game/domain'
import { z } from 'zod'
import { withdraw } from '../../game/notification/notify.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { notFound, unwrap } from '../../ground/contract/refusal.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { deleteBlock, insertBlock, lockPair } from './block-queries.ts'
import { deleteFriendship, findFriendship } from './friendship-queries.ts'
import { inviteNotificationKey } from './shapes.ts'

const input = z.strictObject({
  blockedId: id.meta({ description: 'The id of the user to block or unblock.', example: 9 }),
})

/** Blocks a user and ends the friendship or the invite between the two (rulebook 10.26). Refuses BLOCK_SELF. */
export const blockUser = userProcedure
  .input(input)
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { blockedId } }) => {
    unwrap(checkBlock(actor.id, blockedId))
    return inTransaction(db, async trx => {
      const there = await lockPair(trx, actor.id, blockedId)
      if (!there.includes(blockedId)) notFound('User')
      await insertBlock(trx, actor.id, blockedId)
      const present = await findFriendship(trx, actor.id, blockedId)
      if (present) {
        const { senderId, recipientId } = present
        const { sentAt } = await deleteFriendship(trx, senderId, recipientId)
        await withdraw(trx, [recipientId], [inviteNotificationKey(senderId, sentAt)])
      }
      return { success: true as const }
    })
  })

/** Removes a block; does nothing if there is none. */
export const unblockUser = userProcedure
  .input(input)
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { blockedId } }) => {
    await deleteBlock(db, actor.id, blockedId)
    return { success: true }
  })
