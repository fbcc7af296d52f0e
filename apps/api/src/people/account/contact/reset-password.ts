import { checkEmail, checkPassword } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userName } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { requestSending } from '../../../ground/db/channels.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { deleteSessionsOf } from '../../../ground/session/session-queries.ts'
import { updatePasswordHash } from '../credential/account-queries.ts'
import { limitResets, unlockAccount } from '../credential/attempts.ts'
import { deleteDevicesOf } from '../credential/device-queries.ts'
import { hashPassword, inPasswordLine, newPassword } from '../credential/password.ts'
import { findLink, takeLink } from './link-queries.ts'
import { insertResetRequest } from './reset-queries.ts'
import { linkToken } from './shapes.ts'

/**
 * Has the link to a new password sent, if an account has this address and has confirmed it. Only the job that sends looks for the account, so
 * neither the answer nor its time says whether there is one. Refuses MAIL_OFF, TOO_MANY_ATTEMPTS (rulebook 20.3).
 */
export const sendReset = publicProcedure
  .input(
    z.strictObject({
      email: text(254).min(1).meta({ description: 'The email address.', example: 'anna@example.org' }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    if (!ctx.env.mail) refuse('MAIL_OFF')
    const checked = checkEmail(input.email)
    const email = checked.ok ? checked.value : input.email.trim()
    if (await limitResets(ctx, email)) {
      await insertResetRequest(ctx.db, email)
      await requestSending(ctx.db)
    }
    return { success: true }
  })

/**
 * Sets the password of the account that a link was sent to. All its sessions end, no device is known any more, and the user gets a mail. A
 * refused password does not use up the link. Refuses LINK_USED and what makes a new password invalid (rulebook 20.3).
 */
export const resetPassword = publicProcedure
  .input(
    z.strictObject({
      token: linkToken.meta({
        description: 'The token of the link in the mail.',
        example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
      }),
      newPassword,
    }),
  )
  .output(answer(userName))
  .mutation(async ({ ctx, input: { token, newPassword } }) => {
    const password = unwrap(checkPassword(newPassword))
    if (!(await findLink(ctx.db, 'reset', token))) refuse('LINK_USED')
    const hash = await inPasswordLine('login', ctx, () => hashPassword(password))
    const account = await inTransaction(ctx.db, async db => {
      const { id, username, email, address } = (await takeLink(db, 'reset', token)) ?? refuse('LINK_USED')
      // The address of the account has changed since.
      if (address !== email) refuse('LINK_USED')
      await updatePasswordHash(db, id, hash)
      await deleteSessionsOf(db, id)
      await deleteDevicesOf(db, id)
      await unlockAccount(db, username)
      await queueAccountMail({ ...ctx, db }, { accountId: id, kind: 'password_changed' })
      return { id, username }
    })
    await noteSecurity(ctx, 'password_reset', account)
    return { username: account.username }
  })
