import { z } from 'zod'
import type { Context } from '../../call/context.ts'
import { publicProcedure, userProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { refuse } from '../../contract/refusal.ts'
import { providerNames } from '../../db/schema/identity-tables.ts'
import { hashToken, newToken } from '../../session/token.ts'
import { limitSignIns } from '../sign-in/attempts.ts'
import { longestPassword } from '../sign-in/password.ts'
import { requirePassword } from '../sign-in/require-password.ts'
import { addressAtDiscord } from './discord.ts'
import { insertVisit } from './visit-queries.ts'

export const provider = z.enum(providerNames)

/** The names of the other sites, as they write them. */
export const titles = { discord: 'Discord' } as const

/** `url`: where the browser goes; `key`: what it keeps, and shows when it is back. */
const begun = z.object({ url: z.string(), key: z.string() })

/** The settings of Discord. Refuses PROVIDER_OFF. */
export const requireDiscord = ({ env }: Pick<Context, 'env'>) =>
  env.discord ?? refuse('PROVIDER_OFF', { provider: titles.discord })

/** Sends the browser to another site to sign in. Refuses PROVIDER_OFF, TOO_MANY_ATTEMPTS (rulebook 24.7). */
export const startProviderLogin = publicProcedure
  .input(z.strictObject({ provider }))
  .output(answer(begun))
  .mutation(async ({ ctx }) => {
    requireDiscord(ctx)
    await limitSignIns(ctx, 'provider')
    return beginVisit(ctx, null)
  })

/** Sends the browser to another site to link an account there. Refuses PROVIDER_OFF, PASSWORD_WRONG (rulebook 24.6). */
export const startLink = userProcedure
  .input(z.strictObject({ provider, password: z.string().min(1).max(longestPassword) }))
  .output(answer(begun))
  .mutation(async ({ ctx, input }) => {
    requireDiscord(ctx)
    await requirePassword(ctx, input.password)
    return beginVisit(ctx, ctx.actor.id)
  })

async function beginVisit(ctx: Context, accountId: number | null) {
  const [key, state, code_verifier] = [newToken(), newToken(), newToken()]
  const url = await addressAtDiscord(requireDiscord(ctx), ctx.origin, { state, code_verifier })
  const visit = { key_hash: hashToken(key), provider: 'discord' as const, account_id: accountId }
  await insertVisit(ctx.db, { ...visit, state, code_verifier })
  return { url, key }
}
