import type { FriendshipAct } from '@game/domain'
import { answer } from '../contract/answer.ts'
import { done } from '../contract/shapes.ts'
import { atomically } from '../db/atomically.ts'
import { playerProcedure } from '../http/trpc.ts'
import { checkAct } from './judge-act.ts'
import { deleteFriendship } from './queries.ts'
import { between } from './shapes.ts'

const ending = (act: Exclude<FriendshipAct, 'accept'>) =>
  playerProcedure
    .input(between)
    .output(answer(done))
    .mutation(({ ctx: { db, actor }, input }) =>
      atomically(db, async trx => {
        const { senderId, recipientId } = await checkAct(trx, actor, act, input)
        await deleteFriendship(trx, senderId, recipientId)
        return { success: true }
      }),
    )

/** By the recipient. Refuses NOT_YOURSELF, INVITE_GONE. */
export const refuseInvite = ending('refuse')
/** By the sender. Refuses NOT_YOURSELF, INVITE_GONE. */
export const cancelInvite = ending('cancel')
/** By either, in either order. Refuses NOT_YOURSELF, NOT_FRIENDS. */
export const removeFriend = ending('remove')
