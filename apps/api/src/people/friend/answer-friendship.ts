import { checkFriendshipAct, type FriendshipAct, friendshipStatus } from '@game/domain'
import { notify, withdraw } from '../../game/notification/notify.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { unwrap } from '../../ground/contract/refusal.ts'
import { done } from '../../ground/contract/shapes.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { deleteFriendship, findFriendship, setStatus } from './friendship-queries.ts'
import { friendshipKey, inviteNotificationKey } from './shapes.ts'

export type FriendshipKey = { senderId: number; recipientId: number }

/**
 * Locks the friendship and checks whether the user may do this to it; returns it as stored. To remove a friend, sender
 * and recipient may be swapped (rulebook 10.4). Refuses NOT_YOURSELF, INVITE_GONE, NOT_FRIENDS.
 */
async function checkStoredFriendship(
  db: Queryable,
  actor: Actor,
  act: FriendshipAct,
  { senderId, recipientId }: FriendshipKey,
): Promise<FriendshipKey> {
  const found = await findFriendship(db, senderId, recipientId)
  const known = found && (act === 'remove' || found.senderId === senderId) ? found : undefined
  unwrap(checkFriendshipAct(act, { senderId, recipientId, status: known?.status ?? null }, actor.id))
  return known ?? { senderId, recipientId }
}

/** The recipient accepts; the sender is notified (rulebook 10.3). Refuses NOT_YOURSELF, INVITE_GONE. */
export const acceptInvite = userProcedure
  .input(friendshipKey)
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input }) =>
    inTransaction(db, async trx => {
      const { senderId, recipientId } = await checkStoredFriendship(trx, actor, 'accept', input)
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

const endingBy = (act: Exclude<FriendshipAct, 'accept'>) =>
  userProcedure
    .input(friendshipKey)
    .output(answer(done))
    .mutation(({ ctx: { db, actor }, input }) =>
      inTransaction(db, async trx => {
        const { senderId, recipientId } = await checkStoredFriendship(trx, actor, act, input)
        const { sentAt } = await deleteFriendship(trx, senderId, recipientId)
        if (act === 'cancel') await withdraw(trx, [recipientId], [inviteNotificationKey(senderId, sentAt)])
        return { success: true }
      }),
    )

/** The recipient refuses (rulebook 10.3). Refuses NOT_YOURSELF, INVITE_GONE. */
export const refuseInvite = endingBy('refuse')
/** The sender withdraws the invite, and with it the recipient's notification (rulebook 10.3, 10.24). Refuses NOT_YOURSELF, INVITE_GONE. */
export const cancelInvite = endingBy('cancel')
/** Either of the two ends the friendship, with the ids in any order (rulebook 10.4). Refuses NOT_YOURSELF, NOT_FRIENDS. */
export const removeFriend = endingBy('remove')
