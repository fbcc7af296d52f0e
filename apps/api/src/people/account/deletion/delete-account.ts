import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { deleteSessionsOf } from '../../../ground/session/session-queries.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { password } from '../credential/password.ts'
import { requirePassword } from '../credential/require-password.ts'
import { isLastAdmin } from '../credential/role-queries.ts'
import { requestDeletion } from './deletion-queries.ts'

/**
 * Hides the account at once and ends all its sessions; logging in within 14 days restores it (rulebook 1.16, 1.17).
 * `name` is the username.
 */
export const deleteAccount = userProcedure
  .input(
    z.strictObject({
      name: text(64).min(1).meta({ description: 'The name that is shown.', example: 'Example' }),
      password,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { actor, db, session } = ctx
    if (input.name.toLowerCase() !== actor.username.toLowerCase()) refuse('NOT_YOURSELF')
    await requirePassword(ctx, input.password)
    await inTransaction(db, async trx => {
      if (await isLastAdmin(trx, actor.id)) refuse('LAST_ADMIN')
      await requestDeletion(trx, actor.id)
      await deleteSessionsOf(trx, actor.id)
      await publishMessage(trx, { type: 'name_hidden' })
      await queueAccountMail({ ...ctx, db: trx }, { accountId: actor.id, kind: 'deletion_requested' })
    })
    session.clear()
    return { success: true as const }
  })
