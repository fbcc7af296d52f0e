import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { publicProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { type ProviderName, providerNames } from '../../../ground/db/schema/identity-tables.ts'
import { hashToken, newToken } from '../../../ground/session/token.ts'
import { limitSignIns } from '../credential/attempts.ts'
import { password } from '../credential/password.ts'
import { requirePassword } from '../credential/require-password.ts'
import { insertVisit } from '../credential/visit-queries.ts'
import type { Site } from './site.ts'
import { requireSite } from './sites.ts'

export const provider = z.enum(providerNames).describe('The other site: `discord` or `steam`.')

/** What a browser keeps of a visit. */
export const visitKey = z.string().regex(/^[\w-]{43}$/)

/** `url`: where the browser goes; `key`: what it keeps, and shows when it is back. */
const begun = z
  .object({
    url: z.string().meta({
      description: 'Where the browser goes.',
      example: 'https://discord.com/oauth2/authorize?client_id=1',
    }),
    key: visitKey.meta({
      description: 'What the browser keeps while it is away, and sends when it is back.',
      example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
    }),
  })
  .meta({ id: 'ProviderVisit' })

/** Sends the browser to another site to sign in. Refuses PROVIDER_OFF, TOO_MANY_ATTEMPTS (rulebook 24.7). */
export const startProviderLogin = publicProcedure
  .input(z.strictObject({ provider }))
  .output(answer(begun))
  .mutation(async ({ ctx, input: { provider } }) => {
    const site = requireSite(ctx, provider)
    await limitSignIns(ctx, 'provider')
    return beginVisit(ctx, site, { provider, account_id: null })
  })

/** Sends the browser to another site to link an account there. Refuses PROVIDER_OFF, PASSWORD_WRONG, PASSWORD_MISSING (rulebook 24.6). */
export const startLink = userProcedure
  .input(z.strictObject({ provider, password }))
  .output(answer(begun))
  .mutation(async ({ ctx, input: { provider, password } }) => {
    const site = requireSite(ctx, provider)
    await requirePassword(ctx, password)
    return beginVisit(ctx, site, { provider, account_id: ctx.actor.id })
  })

async function beginVisit(
  { db, origin }: Context,
  site: Site,
  visit: { provider: ProviderName; account_id: number | null },
) {
  const key = newToken()
  const secrets = { state: newToken(), code_verifier: newToken() }
  await insertVisit(db, { ...visit, ...secrets, key_hash: hashToken(key) })
  return { url: await site.addressOf(origin, secrets), key }
}
