import { z } from 'zod'
import { publicProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { createdAt } from '../../../ground/contract/fields.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done, instant } from '../../../ground/contract/shapes.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import { hasPassword } from '../credential/own-password-queries.ts'
import { deleteLink, listLinks } from './link-queries.ts'
import { switchedOn } from './sites.ts'
import { provider } from './visit.ts'

/** Answers by which other sites users can sign in here (rulebook 24.6). */
export const getProviders = publicProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        providers: z.array(provider).describe('The other sites by whose accounts users can sign in.'),
      }),
    ),
  )
  .query(async ({ ctx }) => ({ providers: switchedOn(ctx.env) }))

const link = z.object({
  provider,
  name: z
    .string()
    .meta({ description: 'The name of the account there when it was linked.', example: 'anna' }),
  createdAt,
  usedAt: instant.nullable().describe('When it was last used to sign in; null for never.'),
  signsIn: z
    .boolean()
    .describe('Whether it signs in; false for a SteamID that was linked by the chat of a game server.'),
})

/** Answers the accounts of other sites that the caller has linked, and whether the account has a password (rulebook 24.6, 24.12). */
export const getLinks = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        links: z.array(link).describe('The accounts of other sites that the user has linked.'),
        hasPassword: z.boolean().describe('Whether the account has a password.'),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor } }) => {
    const [links, password] = await Promise.all([listLinks(db, actor.id), hasPassword(db, actor.id)])
    return { links, hasPassword: password }
  })

/**
 * Unlinks the caller's account of another site, also if signing in by that site is switched off. Refuses LAST_WAY_IN to users without a password:
 * whatever else is added needs one; a SteamID of the chat is no way in (rulebook 24.8, 24.12, 30.14).
 */
export const unlink = userProcedure
  .input(z.strictObject({ provider }))
  .output(answer(done))
  .mutation(async ({ ctx: { actor, ...ctx }, input }) => {
    const links = await listLinks(ctx.db, actor.id)
    const signsIn = links.some(each => each.provider === input.provider && each.signsIn)
    if (signsIn && !(await hasPassword(ctx.db, actor.id))) refuse('LAST_WAY_IN')
    if (await deleteLink(ctx.db, actor.id, input.provider))
      await noteSecurity(ctx, 'provider_unlinked', actor)
    return { success: true }
  })
