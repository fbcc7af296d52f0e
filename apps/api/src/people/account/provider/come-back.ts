import { z } from 'zod'
import { takeCardsOfLinked } from '../../../game/own-match/take-own-match-cards.ts'
import type { Context } from '../../../ground/call/context.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { queueAccountMail } from '../../../ground/mail/queue-mail.ts'
import { noteSecurity } from '../../../ground/security/note-security.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { forgiveSignIn } from '../credential/attempts.ts'
import { knownDeviceOf } from '../credential/known-device.ts'
import { insertVisit, takeVisit } from '../credential/visit-queries.ts'
import { completeSignIn, signedIn } from '../sign-in/complete-sign-in.ts'
import { addLink } from './add-link.ts'
import { findLinked, noteUseOfLink } from './link-queries.ts'
import { type Identity, type Secrets, titles } from './site.ts'
import { requireSite } from './sites.ts'
import { provider, visitKey } from './visit.ts'

const input = z.strictObject({
  provider,
  key: visitKey.meta({
    description: 'What the browser keeps while it is away, and sends when it is back.',
    example: 'q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x',
  }),
  query: z.string().max(4000).meta({
    description: 'The query with which the other site sent the browser back.',
    example: '?code=abc&state=def',
  }),
})
type Input = z.infer<typeof input>

/** `unknown`: no user has linked this account, whose name there is `name`; the same key then signs up by it (`signUpByProvider`). */
const output = z.discriminatedUnion('outcome', [
  signedIn.extend({
    outcome: z
      .literal('signedIn')
      .describe(
        'What came of the visit: the user has signed in, an account was linked, or no user has linked this one.',
      ),
  }),
  z.object({
    outcome: z
      .literal('linked')
      .describe(
        'What came of the visit: the user has signed in, an account was linked, or no user has linked this one.',
      ),
  }),
  z.object({
    outcome: z
      .literal('unknown')
      .describe(
        'What came of the visit: the user has signed in, an account was linked, or no user has linked this one.',
      ),
    name: z.string().describe('The name of the account there.'),
  }),
])

/**
 * Ends a visit to another site: links the account there, or signs in its user. Refuses PROVIDER_FAILED, PROVIDER_TAKEN, PROVIDER_LINKED,
 * PASSKEY_NEEDED (rulebook 24.6, 24.7).
 */
export const finishProvider = publicProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input }) => {
    const visit = await takeVisit(ctx.db, hashToken(input.key), input.provider)
    if (!visit) return refuse('PROVIDER_FAILED', { provider: titles[input.provider] })
    const { actor } = ctx
    // The user who began to link an account must still be signed in.
    if (visit.account_id !== null && visit.account_id !== actor?.id) refuse('LOGIN_NEEDED')
    const identity = await identify(ctx, input, visit)
    if (visit.account_id === null || !actor) return signIn(ctx, input, identity)
    await link(ctx, actor, { ...identity, provider: input.provider })
    return { outcome: 'linked' as const }
  })

/** Refuses PROVIDER_FAILED, with the reason in the log. */
async function identify(ctx: Context, { provider, query }: Input, secrets: Secrets): Promise<Identity> {
  const site = requireSite(ctx, provider)
  try {
    return await site.identify(ctx.origin, query, secrets)
  } catch (error) {
    ctx.log.warn({ reason: String(error) }, `${titles[provider]} did not confirm a user`)
    return refuse('PROVIDER_FAILED', { provider: titles[provider] })
  }
}

async function signIn(ctx: Context, { provider, key }: Input, identity: Identity) {
  const found = await findLinked(ctx.db, provider, identity.subject)
  if (!found) {
    const noSecrets = { state: '', code_verifier: '' }
    const visit = { key_hash: hashToken(key), provider, account_id: null }
    await insertVisit(ctx.db, { ...visit, ...noSecrets, identity: JSON.stringify(identity) })
    return { outcome: 'unknown' as const, name: identity.name }
  }
  if (ctx.env.adminPasskey && found.role === 'admin') {
    await noteSecurity(ctx, 'passkey_needed', found)
    return refuse('PASSKEY_NEEDED')
  }
  await forgiveSignIn(ctx, 'provider')
  await noteUseOfLink(ctx.db, found.id, provider)
  const device = await knownDeviceOf(ctx, found.username)
  return { outcome: 'signedIn' as const, ...(await completeSignIn(ctx, found, { remember: false, device })) }
}

async function link(
  ctx: Context,
  actor: Actor,
  account: Identity & { provider: Input['provider'] },
): Promise<void> {
  await inTransaction(ctx.db, async db => {
    await addLink(db, actor.id, account)
    if (account.provider === 'steam') await takeCardsOfLinked(db, actor.id)
    const facts = { provider: titles[account.provider], name: account.name }
    await queueAccountMail({ ...ctx, db }, { accountId: actor.id, kind: 'account_linked', facts })
  })
  await noteSecurity(ctx, 'provider_linked', actor)
}
