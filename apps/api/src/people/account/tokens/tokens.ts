import { checkNewToken, defaultTokenDays, tokenDays, tokenScopes } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id, instant, text } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { newAccessToken } from '../../../ground/session/access-token.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { countTokens, deleteToken, insertToken, listTokens, lockTokensOf } from './token-queries.ts'

const scopes = z
  .array(z.enum(tokenScopes))
  .min(1)
  .max(tokenScopes.length)
  .refine(all => new Set(all).size === all.length, 'names a scope twice')
  .describe('What the token may do.')

const token = z.object({
  id,
  name: z.string().meta({ description: 'The name that the user gave the token.', example: 'Discord bot' }),
  scopes,
  createdAt: instant.describe('When the token was made.'),
  expiresAt: instant.describe('When it stops working.'),
  usedAt: instant.nullable().describe('When it was last used, to within an hour; null if never.'),
})

/** Lists the user's own access tokens, the newest first; `usedAt` is exact to an hour (rulebook 21.1). */
export const getTokens = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(z.object({ tokens: z.array(token).describe("The user's access tokens, the newest first.") })),
  )
  .query(async ({ ctx: { db, actor } }) => ({ tokens: await listTokens(db, actor.id) }))

/** Makes an access token, which only this answer contains (rulebook 21.1). Refuses what `checkNewToken` refuses. */
export const addToken = userProcedure
  .input(
    z.strictObject({
      name: text(200).meta({
        description: 'What the token is for, as its user reads it in the list.',
        example: 'Discord bot',
      }),
      scopes,
      days: z
        .int()
        .refine(days => tokenDays.some(each => each === days), `one of ${tokenDays.join(', ')}`)
        .meta({ enum: [...tokenDays] })
        .default(defaultTokenDays)
        .meta({ description: 'For how many days it works.', example: 90 }),
    }),
  )
  .output(
    answer(
      z.object({
        id,
        token: z.string().meta({
          description: 'The token, which no other answer contains.',
          example: 'cd_0000000000000000000000000000000000000000000000000',
        }),
        expiresAt: instant.describe('When it stops working.'),
      }),
    ),
  )
  .mutation(async ({ ctx, input: { name, scopes, days } }) => {
    const { actor, network } = ctx
    const token = newAccessToken()
    const added = await inTransaction(ctx.db, async db => {
      await lockTokensOf(db, actor.id)
      const held = await countTokens(db, actor.id)
      const trimmed = unwrap(checkNewToken({ name, scopes, role: actor.role, held }))
      const tokenHash = hashToken(token)
      const made = await insertToken(db, {
        userId: actor.id,
        name: trimmed,
        scopes,
        days,
        tokenHash,
        network,
        byPasskey: actor.byPasskey,
      })
      await noteSecurity({ ...ctx, db }, 'token_created', actor)
      return made
    })
    return { ...added, token }
  })

/** Revokes one of the user's own access tokens; its stream ends (rulebook 21.1). Refuses TOKEN_NOT_FOUND. */
export const revokeToken = userProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    if (!(await deleteToken(ctx.db, ctx.actor.id, input.id))) refuse('TOKEN_NOT_FOUND')
    await noteSecurity(ctx, 'token_revoked', ctx.actor)
    return { success: true }
  })
