import { checkPassword as checkNewPassword } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { deleteSessionsOf } from '../../../ground/session/session-queries.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { updatePasswordHash } from '../credential/account-queries.ts'
import { clearAttempts } from '../credential/attempts.ts'
import { deleteDevicesOf } from '../credential/device-queries.ts'
import { hashPassword, inPasswordLine, newPassword, password } from '../credential/password.ts'
import { requirePassword } from '../credential/require-password.ts'

/**
 * Changes the password; all other sessions end, and all other devices are no longer known (rulebook 1.21).
 * Counts as an attempt. Refuses PASSWORD_WRONG, PASSWORD_MISSING and what makes a new password invalid.
 */
export const changePassword = userProcedure
  .input(
    z.strictObject({
      password,
      newPassword,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { db, actor, session } = ctx
    const newPassword = unwrap(checkNewPassword(input.newPassword))
    const { device } = await requirePassword(ctx, input.password)
    const passwordHash = await inPasswordLine('known', ctx, () => hashPassword(newPassword))
    await inTransaction(db, async trx => {
      await updatePasswordHash(trx, actor.id, passwordHash)
      await deleteSessionsOf(trx, actor.id, hashToken(session.token ?? ''))
      await deleteDevicesOf(trx, actor.id, hashToken(ctx.device.token ?? ''))
      await queueAccountMail({ ...ctx, db: trx }, { accountId: actor.id, kind: 'password_changed' })
    })
    await clearAttempts(ctx, actor.username, device)
    await noteSecurity(ctx, 'password_changed', actor)
    return { success: true as const }
  })
