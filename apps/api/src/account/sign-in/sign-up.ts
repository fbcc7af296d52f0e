import { checkEmail, checkNewUsername, checkPassword, firstAvatar } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { refuse, unwrap } from '../../contract/refusal.ts'
import { text } from '../../contract/shapes.ts'
import { violatedConstraint } from '../../db/postgres-error.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueConfirmation } from '../contact/contact.ts'
import { saveContact } from '../contact/contact-queries.ts'
import { language, timeZone } from '../contact/shapes.ts'
import { insertUser } from './account-queries.ts'
import { limitSignUps } from './attempts.ts'
import { hashPassword, inPasswordLine, longestPassword } from './password.ts'
import { openSignIn, sendCookies } from './sign-in.ts'

const input = z.strictObject({
  username: text(64),
  email: text(254),
  password: z.string().max(longestPassword),
  remember: z.boolean().default(false),
  acceptPolicy: z.boolean().default(false),
  language: language.optional(),
  timeZone: timeZone.optional(),
})
const output = z.object({ username: z.string() })

/**
 * Creates an account and opens a session (rulebook 1.5); the first avatar is derived from the username (rulebook 1.10).
 */
export const signUp = publicProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input }) => {
    const username = unwrap(checkNewUsername(input.username))
    const email = unwrap(checkEmail(input.email))
    const password = unwrap(checkPassword(input.password))
    const password_hash = await inPasswordLine('signUp', ctx, async () => {
      await limitSignUps(ctx)
      return hashPassword(password)
    })
    const user = {
      username,
      name: username,
      email,
      password_hash,
      avatar: firstAvatar(username),
    }
    const signIn = await inTransaction(ctx.db, async trx => {
      const { id } = await insertUser(trx, user, input).catch(refuseTaken)
      await saveContact(trx, id, input)
      await queueConfirmation({ ...ctx, db: trx }, id, email)
      return openSignIn(trx, ctx, { id, remember: input.remember })
    })
    sendCookies(ctx, signIn)
    return { username }
  })

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'account_username') refuse('USERNAME_TAKEN')
  if (violatedConstraint(error) === 'account_email') refuse('EMAIL_TAKEN')
  throw error
}
