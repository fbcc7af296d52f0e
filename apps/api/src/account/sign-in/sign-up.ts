import { checkEmail, checkPassword, checkUsername, firstAvatar } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { refuse, unwrap } from '../../contract/refusal.ts'
import { text } from '../../contract/shapes.ts'
import { violatedConstraint } from '../../db/postgres-error.ts'
import { publicProcedure } from '../../http/trpc.ts'
import { hashPassword, longestPassword } from '../session/password.ts'
import { closeSession, openSession } from '../session/session.ts'
import { insertUser } from './queries.ts'

const input = z.strictObject({
  username: text(64),
  email: text(254),
  password: z.string().max(longestPassword),
  remember: z.boolean().default(false),
  acceptPolicy: z.boolean().default(false),
})
const output = z.object({ username: z.string() })

/**
 * Creates an account and opens a session (rulebook 1.5); the first avatar is derived from the username (rulebook 1.10).
 */
export const signUp = publicProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input }) => {
    const username = unwrap(checkUsername(input.username))
    const email = unwrap(checkEmail(input.email))
    const password_hash = await hashPassword(unwrap(checkPassword(input.password)))
    const account = await insertUser(ctx.db, {
      username,
      name: username,
      email,
      password_hash,
      avatar: firstAvatar(username),
      policy_accepted_at: input.acceptPolicy ? new Date() : null,
    }).catch(refuseTaken)
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    const { token, expires } = await openSession(ctx.db, account.id, input.remember)
    ctx.session.set(token, expires)
    return { username: account.username }
  })

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'account_username') refuse('USERNAME_TAKEN')
  if (violatedConstraint(error) === 'account_email') refuse('EMAIL_TAKEN')
  throw error
}
