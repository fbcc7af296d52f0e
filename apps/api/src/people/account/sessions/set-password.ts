import { checkPassword } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { isFreshSession } from '../../../ground/session/session-queries.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { setFirstPasswordHash } from '../credential/own-password-queries.ts'
import { hashPassword, inPasswordLine, newPassword } from '../credential/password.ts'

/**
 * Sets the password of an account that has none, within ten minutes after signing in. Refuses SIGN_IN_AGAIN, PASSWORD_SET and what makes a new
 * password invalid (rulebook 24.12).
 */
export const setPassword = userProcedure
  .input(z.strictObject({ newPassword }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { db, actor, session } = ctx
    const newPassword = unwrap(checkPassword(input.newPassword))
    if (!(await isFreshSession(db, hashToken(session.token ?? '')))) refuse('SIGN_IN_AGAIN')
    const passwordHash = await inPasswordLine('known', ctx, () => hashPassword(newPassword))
    await inTransaction(db, async trx => {
      if (!(await setFirstPasswordHash(trx, actor.id, passwordHash))) refuse('PASSWORD_SET')
      await queueAccountMail({ ...ctx, db: trx }, { accountId: actor.id, kind: 'password_changed' })
    })
    await noteSecurity(ctx, 'password_changed', actor)
    return { success: true as const }
  })
