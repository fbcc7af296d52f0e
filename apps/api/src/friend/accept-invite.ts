import { friendshipStatus } from '@game/domain'
import { answer } from '../contract/answer.ts'
import { done } from '../contract/shapes.ts'
import { atomically } from '../db/atomically.ts'
import { playerProcedure } from '../http/trpc.ts'
import { notify } from '../notification/notify.ts'
import { checkAct } from './judge-act.ts'
import { setStatus } from './queries.ts'
import { between } from './shapes.ts'

/** By the recipient; the sender is told. Refuses NOT_YOURSELF, INVITE_GONE. */
export const acceptInvite = playerProcedure
  .input(between)
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input }) =>
    atomically(db, async trx => {
      const { senderId, recipientId } = await checkAct(trx, actor, 'accept', input)
      const { sentAt } = await setStatus(trx, senderId, recipientId, friendshipStatus.accepted)
      await notify(trx, [
        {
          userId: senderId,
          kind: 'friend_accepted',
          facts: { userId: actor.id, username: actor.username },
          naturalKey: `friend_accepted:${actor.id}:${sentAt}`,
        },
      ])
      return { success: true }
    }),
  )
