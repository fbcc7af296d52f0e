import { checkEmail, checkNewUsername, checkPassword } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userName } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { limitSignUps } from '../credential/attempts.ts'
import { hashPassword, inPasswordLine, longestPassword } from '../credential/password.ts'
import { createAccount, newAccount } from './create-account.ts'
import { sendCookies } from './sign-in.ts'

/** Creates an account and opens a session (rulebook 1.5). */
export const signUp = publicProcedure
  .input(
    newAccount.extend({
      password: z.string().max(longestPassword).meta({ description: 'The password.', example: 'Example-1!' }),
    }),
  )
  .output(answer(userName))
  .mutation(async ({ ctx, input }) => {
    const username = unwrap(checkNewUsername(input.username))
    const email = unwrap(checkEmail(input.email))
    const password = unwrap(checkPassword(input.password))
    const password_hash = await inPasswordLine('signUp', ctx, async () => {
      await limitSignUps(ctx)
      return hashPassword(password)
    })
    const { signIn } = await inTransaction(ctx.db, db =>
      createAccount({ ...ctx, db }, { username, email, password_hash }, input),
    )
    sendCookies(ctx, signIn)
    return { username }
  })
