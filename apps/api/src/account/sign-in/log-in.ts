import { z } from 'zod'
import type { Context } from '../../call/context.ts'
import { publicProcedure, userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { refuse } from '../../contract/refusal.ts'
import { done, text } from '../../contract/shapes.ts'
import { queueAccountMail } from '../../mail/queue-mail.ts'
import { noteSecurity } from '../../security/note-security.ts'
import { describeDevice } from '../../session/device.ts'
import { closeSession } from '../../session/session.ts'
import { readClock } from '../../system/clock-queries.ts'
import { cancelDeletion } from '../deletion/deletion-queries.ts'
import { clearAttempts } from './attempts.ts'
import { checkCredentials } from './check-credentials.ts'
import { longestPassword } from './password.ts'
import { openSignIn, sendCookies } from './sign-in.ts'

const input = z.strictObject({
  username: text(64).min(1),
  password: z.string().min(1).max(longestPassword),
  remember: z.boolean().default(false),
})
/** `restored`: the account was deleted less than 14 days ago and is back. */
const output = z.object({ username: z.string(), restored: z.boolean() })

export const logIn = publicProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input }) => {
    const { found, right, device } = await checkCredentials(ctx, input)
    if (!found || !right) {
      await noteSecurity(ctx, 'login_failed', { id: found?.id ?? null })
      return refuse('LOGIN_WRONG')
    }
    const restored = found.deletion_requested_at !== null
    // Refused if it was erased a moment ago (rulebook 1.17).
    if (restored && !(await cancelDeletion(ctx.db, found.id))) refuse('LOGIN_WRONG')
    await clearAttempts(ctx, input.username, device)
    sendCookies(ctx, await openSignIn(ctx.db, ctx, { id: found.id, remember: input.remember }))
    if (!device) await warnOfNewDevice(ctx, found.id)
    return { username: found.username, restored }
  })

/** Mails a user whose account is used on a device where they have not signed in before (rulebook 20.3). */
async function warnOfNewDevice(ctx: Context, accountId: number): Promise<void> {
  const { network, userAgent } = ctx
  const facts = { device: describeDevice(userAgent), network, at: await readClock(ctx.db) }
  await queueAccountMail(ctx, { accountId, kind: 'new_device', facts })
}

export const logOut = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    ctx.session.clear()
    return { success: true }
  })
