import { z } from 'zod'
import type { Context } from '../../call/context.ts'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { refuse } from '../../contract/refusal.ts'
import { violatedConstraint } from '../../db/postgres-error.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueAccountMail } from '../../mail/queue-mail.ts'
import { noteSecurity } from '../../security/note-security.ts'
import type { Actor } from '../../session/session.ts'
import { hashToken } from '../../session/token.ts'
import { readClock } from '../../system/clock-queries.ts'
import { forgiveSignIn } from '../sign-in/attempts.ts'
import { completeSignIn, signedIn } from '../sign-in/complete-sign-in.ts'
import { knownDeviceOf } from '../sign-in/known-device.ts'
import { askDiscord, type Identity, type Secrets } from './discord.ts'
import { findLinked, insertLink, noteUseOfLink } from './link-queries.ts'
import { provider, requireDiscord, titles } from './visit.ts'
import { takeVisit } from './visit-queries.ts'

const input = z.strictObject({
  provider,
  key: z.string().regex(/^[\w-]{43}$/),
  query: z.string().max(4000),
})
/** `linked`: an account was linked; otherwise its user has signed in. */
const output = signedIn.extend({ linked: z.boolean() })
const facts = { provider: titles.discord }

/**
 * Ends a visit to another site: links the account there, or signs in its user. Refuses PROVIDER_FAILED, PROVIDER_UNKNOWN, PROVIDER_TAKEN,
 * PROVIDER_LINKED, PASSKEY_NEEDED (rulebook 24.6, 24.7).
 */
export const finishProvider = publicProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input }) => {
    const visit = await takeVisit(ctx.db, hashToken(input.key), input.provider)
    if (!visit) return refuse('PROVIDER_FAILED', facts)
    const { actor } = ctx
    // Whoever began to link an account must still be signed in.
    if (visit.account_id !== null && visit.account_id !== actor?.id) refuse('LOGIN_NEEDED')
    const identity = await identify(ctx, input.query, visit)
    if (visit.account_id === null || !actor) return signIn(ctx, identity)
    await link(ctx, actor, identity)
    return { username: actor.username, restored: false, linked: true }
  })

/** Refuses PROVIDER_FAILED, with the reason in the log. */
async function identify(ctx: Context, query: string, secrets: Secrets): Promise<Identity> {
  const discord = requireDiscord(ctx)
  try {
    return await askDiscord(discord, ctx.origin, query, secrets)
  } catch (error) {
    ctx.log.warn({ reason: String(error) }, 'Discord did not confirm a user')
    return refuse('PROVIDER_FAILED', facts)
  }
}

async function signIn(ctx: Context, { subject }: Identity): Promise<z.infer<typeof output>> {
  const found = await findLinked(ctx.db, 'discord', subject)
  if (!found) {
    await noteSecurity(ctx, 'login_failed', { id: null })
    return refuse('PROVIDER_UNKNOWN', facts)
  }
  if (ctx.env.adminPasskey && found.role === 'admin') {
    await noteSecurity(ctx, 'passkey_needed', found)
    return refuse('PASSKEY_NEEDED')
  }
  await forgiveSignIn(ctx, 'provider')
  await noteUseOfLink(ctx.db, found.id, 'discord')
  const device = await knownDeviceOf(ctx, found.username)
  return { ...(await completeSignIn(ctx, found, { remember: false, device })), linked: false }
}

async function link(ctx: Context, actor: Actor, { subject, name }: Identity): Promise<void> {
  await inTransaction(ctx.db, async db => {
    await insertLink(db, { account_id: actor.id, provider: 'discord', subject, name }).catch(refuseTaken)
    const mail = { accountId: actor.id, kind: 'account_linked' }
    await queueAccountMail({ ...ctx, db }, { ...mail, facts: { ...facts, name, at: await readClock(db) } })
  })
  await noteSecurity(ctx, 'provider_linked', actor)
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'provider_link_subject') refuse('PROVIDER_TAKEN', facts)
  if (violatedConstraint(error) === 'provider_link_pkey') refuse('PROVIDER_LINKED', facts)
  throw error
}
