import { checkInvite } from '@game/domain'
import { z } from 'zod'
import { notify } from '../../game/notification/notify.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../ground/contract/refusal.ts'
import { done, text } from '../../ground/contract/shapes.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import { findBlockers, lockPair } from './block-queries.ts'
import { findFriendship, findInvited, insertInvite } from './friendship-queries.ts'
import { inviteNotificationKey } from './shapes.ts'

/**
 * Invites a user by username (rulebook 10.2). Refuses INVITE_NAME_SHORT, INVITE_SELF, INVITE_UNKNOWN, INVITE_FRIEND,
 * INVITE_TWICE, INVITE_BLOCKED, INVITE_UNWANTED, TOO_MANY_CALLS.
 */
export const sendInvite = userProcedure
  .input(
    z.strictObject({
      senderName: text(64).meta({ description: "The caller's username.", example: 'anna' }),
      recipientName: text(64).meta({ description: 'The username of the user to invite.', example: 'bert' }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor, limits }, input: { recipientName } }) => {
    limitCalls(limits, 'invite', actor.id)
    return inTransaction(db, async trx => {
      const invited = await findInvited(trx, recipientName)
      if (invited) await lockPair(trx, actor.id, invited.id)
      const present = invited && (await findFriendship(trx, actor.id, invited.id))
      const blockers = invited ? await findBlockers(trx, actor.id, invited.id) : []
      const invite = { sender: actor.username, recipient: recipientName }
      unwrap(
        checkInvite({
          ...invite,
          recipientExists: invited !== undefined,
          friendship: present?.status ?? null,
          blockedBy: blockers.length === 0 ? null : blockers.includes(actor.id) ? 'sender' : 'recipient',
        }),
      )
      if (!invited) return refuse('INVITE_UNKNOWN', { name: recipientName })
      const sent = await insertInvite(trx, actor.id, invited.id)
      if (!sent) return refuse('INVITE_TWICE', { name: invited.username })
      await notify(trx, [
        {
          userId: invited.id,
          kind: 'friend_invite',
          facts: { userId: actor.id, username: actor.username },
          naturalKey: inviteNotificationKey(actor.id, sent.sentAt),
        },
      ])
      return { success: true }
    })
  })
