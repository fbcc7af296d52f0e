import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { refuse } from '../../contract/refusal.ts'
import { done, text } from '../../contract/shapes.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publicProcedure, userProcedure } from '../../http/trpc.ts'
import { cancelDeletion, renameInStandings } from '../deletion/queries.ts'
import { clearAttempts, limitAttempts } from '../session/attempts.ts'
import { checkPassword, longestPassword } from '../session/password.ts'
import { findCredentials } from '../session/queries.ts'
import { closeSession, openSession } from '../session/session.ts'

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
    await limitAttempts(ctx, input.username)
    const found = await findCredentials(ctx.db, input.username)
    const right = await checkPassword(found?.password_hash, input.password)
    if (!found || !right) refuse('LOGIN_WRONG')
    const restored = found.deletion_requested_at !== null
    if (restored) await restore(ctx.db, found)
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    const { token, expires } = await openSession(ctx.db, found.id, input.remember)
    ctx.session.set(token, expires)
    await clearAttempts(ctx, input.username)
    return { username: found.username, restored }
  })

/** Restores an account with a requested deletion (rulebook 1.17). Refuses LOGIN_WRONG if it was erased a moment ago. */
async function restore(db: Db, { id, username }: { id: number; username: string }): Promise<void> {
  await inTransaction(db, async trx => {
    if (!(await cancelDeletion(trx, id))) refuse('LOGIN_WRONG')
    await renameInStandings(trx, id, username)
  })
}

export const logOut = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx }) => {
    if (ctx.session.token) await closeSession(ctx.db, ctx.session.token)
    ctx.session.clear()
    return { success: true }
  })
