import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { isPublicUrl } from '../../../ground/outgoing/guarded-lookup.ts'
import { loadPushKeys } from '../../../ground/push/push-keys.ts'
import { deleteSubscriptionOf, findPushState, saveSubscription } from '../../../ground/push/push-queries.ts'
import { saveContact, unmuteChannel } from './contact-queries.ts'
import { language, timeZone } from './shapes.ts'

/** Answers the key with which browsers subscribe; null if this game sends no pushes (rulebook 20.12). */
export const getPushKey = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        key: z.string().nullable().describe('The public VAPID key; null if the game sends no pushes.'),
      }),
    ),
  )
  .query(async ({ ctx: { db, env } }) => ({
    key: env.push ? (await loadPushKeys(db, env.push)).publicKey : null,
  }))

/** What a browser's `PushSubscription.toJSON()` holds. */
const subscription = {
  endpoint: z.url().max(1024).meta({
    description: "The address of the browser's push service.",
    example: 'https://push.example.com/send/4f2a',
  }),
  keys: z
    .strictObject({
      p256dh: z
        .string()
        .regex(/^[\w-]{87}=?$/)
        .meta({
          description: "The browser's public key, in base64url.",
          example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        }),
      auth: z
        .string()
        .regex(/^[\w-]{22}(==)?$/)
        .meta({ description: "The browser's secret, in base64url.", example: 'tBHItJI5svbpez7KI4CCXg' }),
    })
    .describe('The keys by which only the browser can read what is pushed.'),
}

/**
 * Has pushes sent to the browser of the caller's session. On the first device of a user this turns on everything that can be pushed. Refuses
 * PUSH_OFF, PUSH_ENDPOINT, TOO_MANY_CALLS (rulebook 20.12).
 */
export const subscribePush = userProcedure
  .input(z.strictObject({ ...subscription, language: language.optional(), timeZone: timeZone.optional() }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, env, actor, sessionId, limits }, input }) => {
    const { endpoint, keys, ...locale } = input
    if (!env.push || sessionId === undefined) return refuse('PUSH_OFF')
    limitCalls(limits, 'mail', actor.id)
    if (!env.push.allowInside && !(await isPublicUrl(new URL(endpoint)))) refuse('PUSH_ENDPOINT')
    await inTransaction(db, async trx => {
      await saveContact(trx, actor.id, locale)
      const { anywhere } = await findPushState(trx, actor.id, sessionId)
      if (!anywhere) await unmuteChannel(trx, actor.id, 'push')
      await saveSubscription(trx, { accountId: actor.id, sessionId }, { endpoint, ...keys })
    })
    return { success: true }
  })

/** Ends pushes to the browser of the caller's session (rulebook 20.12). */
export const unsubscribePush = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx: { db, sessionId } }) => {
    if (sessionId !== undefined) await deleteSubscriptionOf(db, sessionId)
    return { success: true }
  })
