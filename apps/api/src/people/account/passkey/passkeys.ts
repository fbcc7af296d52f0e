import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { createdAt } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { done, id, instant } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import {
  countPasskeys,
  deletePasskeyOf,
  listPasskeys,
  lockWaysIn,
  renamePasskeyOf,
} from './passkey-queries.ts'
import { passkeyName } from './shapes.ts'

const passkey = z.object({
  id: id.meta({ description: 'The number of the passkey.', example: 3 }),
  name: z.string().meta({ description: 'How the user calls the passkey.', example: 'Phone' }),
  createdAt,
  usedAt: instant.nullable().describe('When it was last used to sign in; null for never.'),
})

/** Answers the caller's passkeys (rulebook 24.3). */
export const getPasskeys = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(z.object({ passkeys: z.array(passkey).describe('The passkeys of the user, the oldest first.') })),
  )
  .query(async ({ ctx }) => ({ passkeys: await listPasskeys(ctx.db, ctx.actor.id) }))

/** Renames a passkey of the caller. Refuses PASSKEY_NOT_FOUND (rulebook 24.3). */
export const renamePasskey = userProcedure
  .input(z.strictObject({ id, name: passkeyName }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    if (!(await renamePasskeyOf(ctx.db, ctx.actor.id, input.id, input.name))) notFound('Passkey')
    return { success: true }
  })

/** Removes a passkey of the caller. Refuses PASSKEY_NOT_FOUND, LAST_WAY_IN (rulebook 24.3, 24.5). */
export const removePasskey = userProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { actor, env } = ctx
    await inTransaction(ctx.db, async db => {
      await lockWaysIn(db, actor.id)
      if (!(await deletePasskeyOf(db, actor.id, input.id))) notFound('Passkey')
      const needsOne = env.adminPasskey && actor.role === 'admin'
      if (needsOne && (await countPasskeys(db, actor.id)) === 0) refuse('LAST_WAY_IN')
    })
    await noteSecurity(ctx, 'passkey_removed', actor)
    return { success: true }
  })
