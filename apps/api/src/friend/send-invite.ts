import { checkInvite } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { refuse, unwrap } from '../contract/refusal.ts'
import { done, text } from '../contract/shapes.ts'
import { inTransaction } from '../db/transaction.ts'
import { userProcedure } from '../http/trpc.ts'
import { notify } from '../notification/notify.ts'
import { findFriendship, findInvited, insertInvite } from './queries.ts'

/**
 * Invites a user by username (rulebook 10.2). Refuses INVITE_NAME_SHORT, INVITE_SELF, INVITE_UNKNOWN, INVITE_FRIEND,
 * INVITE_TWICE.
 */
export const sendInvite = userProcedure
  .input(z.strictObject({ senderName: text(64), recipientName: text(64) }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { recipientName } }) =>
    inTransaction(db, async trx => {
      const invited = await findInvited(trx, recipientName)
      const present = invited && (await findFriendship(trx, actor.id, invited.id))
      const invite = { sender: actor.username, recipient: recipientName }
      unwrap(
        checkInvite({
          ...invite,
          recipientExists: invited !== undefined,
          friendship: present?.status ?? null,
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
          naturalKey: `friend_invite:${actor.id}:${sent.sentAt}`,
        },
      ])
      return { success: true }
    }),
  )
