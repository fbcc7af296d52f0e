import { z } from 'zod'
import { publicProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { closeSession } from '../../../ground/session/session.ts'
import { clearAttempts } from '../credential/attempts.ts'
import { checkCredentials } from '../credential/check-credentials.ts'
import { password } from '../credential/password.ts'
import { completeSignIn, signedIn } from './complete-sign-in.ts'

const input = z.strictObject({
  username: text(64)
    .min(1)
    .meta({ description: 'The unique name that the user signs in with.', example: 'anna' }),
  password,
  remember: z.boolean().default(false).describe('Whether the session outlives the browser.'),
})

/** With ADMIN_PASSKEY=required the right password of an admin is refused PASSKEY_NEEDED (rulebook 24.5). */
export const logIn = publicProcedure
  .input(input)
  .output(answer(signedIn))
  .mutation(async ({ ctx, input }) => {
    const { found, right, device } = await checkCredentials(ctx, input)
    if (!found || !right) {
      await noteSecurity(ctx, 'login_failed', { id: found?.id ?? null })
      return refuse('LOGIN_WRONG')
    }
    if (ctx.env.adminPasskey && found.role === 'admin') {
      await noteSecurity(ctx, 'passkey_needed', found)
      return refuse('PASSKEY_NEEDED')
    }
    await clearAttempts(ctx, input.username, device)
    return completeSignIn(ctx, found, { remember: input.remember, device })
  })

export const logOut = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    ctx.session.clear()
    return { success: true }
  })
