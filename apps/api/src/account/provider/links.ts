import { z } from 'zod'
import { publicProcedure, userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { done, instant } from '../../contract/shapes.ts'
import { noteSecurity } from '../../security/note-security.ts'
import { deleteLink, listLinks } from './link-queries.ts'
import { provider } from './visit.ts'

/** Answers by which other sites users can sign in here (rulebook 24.6). */
export const getProviders = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ providers: z.array(provider) })))
  .query(async ({ ctx }) => ({ providers: ctx.env.discord ? ['discord' as const] : [] }))

const link = z.object({ provider, name: z.string(), createdAt: instant, usedAt: instant.nullable() })

/** Answers the accounts of other sites that the caller has linked (rulebook 24.6). */
export const getLinks = userProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ links: z.array(link) })))
  .query(async ({ ctx }) => ({ links: await listLinks(ctx.db, ctx.actor.id) }))

/** Unlinks the caller's account of another site, also if signing in by that site is switched off; the password stays as a way in (rulebook 24.8). */
export const unlink = userProcedure
  .input(z.strictObject({ provider }))
  .output(answer(done))
  .mutation(async ({ ctx: { actor, ...ctx }, input }) => {
    if (await deleteLink(ctx.db, actor.id, input.provider))
      await noteSecurity(ctx, 'provider_unlinked', actor)
    return { success: true }
  })
