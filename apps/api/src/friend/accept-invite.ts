import { friendshipStatus } from '@game/domain'
import { answer } from '../answer.ts'
import { atomically } from '../db/atomically.ts'
import { notify } from '../notification/notify.ts'
import { done } from '../shapes.ts'
import { playerProcedure } from '../trpc.ts'
import { judgeAct } from './judge-act.ts'
import { setStatus } from './queries.ts'
import { between } from './shapes.ts'

/** By the recipient; the sender is told. Refuses NOT_YOURSELF, INVITE_GONE. */
export const acceptInvite = playerProcedure
  .input(between)
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input }) =>
    atomically(db, async trx => {
      const { senderId, recipientId } = await judgeAct(trx, actor, 'accept', input)
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
