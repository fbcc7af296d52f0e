import { randomBytes, randomUUID } from 'node:crypto'
import { eventWebhookKinds, leagueWebhookKinds, webhookForms, webhooksPerTarget } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../call/context.ts'
import { userProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { refuse } from '../contract/refusal.ts'
import { done, id, instant, text } from '../contract/shapes.ts'
import { requestWebhooks } from '../db/channels.ts'
import { offReasons } from '../db/schema/webhook-tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { limitCalls } from '../limit/limit-calls.ts'
import type { Actor } from '../session/session.ts'
import { checkWebhook } from './check-webhook.ts'
import { planMessages } from './plan-queries.ts'
import { findManaged, requireManager } from './require-manager.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertTestMessage,
  insertWebhook,
  listMessages,
  listWebhooks,
  lockWebhooksOf,
  renewSecret,
  resendMessage,
  updateWebhook as saveWebhook,
  type WebhookTarget,
} from './webhook-queries.ts'

const kind = z.enum([...eventWebhookKinds, ...leagueWebhookKinds])
const kinds = z.array(kind).max(kind.options.length)
const form = z.enum(webhookForms)
const messageId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Exactly one of the two. */
const target = { eventId: id.optional(), leagueId: id.optional() }
function targetOf({
  eventId,
  leagueId,
}: {
  eventId?: number | undefined
  leagueId?: number | undefined
}): WebhookTarget {
  if ((eventId === undefined) === (leagueId === undefined)) refuse('VALUE_MISSING', { field: 'eventId' })
  return { eventId: eventId ?? null, leagueId: leagueId ?? null }
}

const webhook = z.object({
  id,
  url: z.string(),
  form,
  kinds: z.array(kind),
  createdAt: instant,
  failingSince: instant.nullable(),
  offAt: instant.nullable(),
  offReason: z.enum(offReasons).nullable(),
  oldSecretUntil: instant.nullable(),
})

const delivery = z.object({
  id: messageId,
  messageId: z.string(),
  kind: z.enum([...kind.options, 'test']),
  madeAt: instant,
  tries: z.int(),
  triedAt: instant.nullable(),
  status: z.int().nullable(),
  answer: z.string().nullable(),
  outcome: z.enum(['delivered', 'given_up']).nullable(),
  tryAt: instant.nullable(),
})

/** Creates a secret for signatures: `whsec_` and 24 random bytes in base64 (rulebook 21.9). */
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

type Acting = Pick<Context, 'db'> & { actor: Actor }

/** Records an admin's change of an event's webhook. The path of an address may be a secret, so only its host is recorded. */
const recordChange = (
  db: Parameters<typeof recordAudit>[0],
  { actor }: Acting,
  { eventId }: WebhookTarget,
  entry: { call: string; before: object | null; after: object | null },
): Promise<void> =>
  eventId === null ? Promise.resolve() : recordAudit(db, { accountId: actor.id, eventId, ...entry })

const shown = ({ url, ...rest }: { url: string; form: string; kinds: readonly string[] }) => ({
  host: new URL(url).host,
  form: rest.form,
  kinds: rest.kinds,
})

/** Lists the webhooks of an event or a league, without their secrets (rulebook 21.7). */
export const getWebhooks = userProcedure
  .input(z.strictObject(target))
  .output(answer(z.object({ webhooks: z.array(webhook) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    const of = targetOf(input)
    await requireManager(db, actor, of)
    return { webhooks: await listWebhooks(db, of) }
  })

/** Lists the last hundred messages of a webhook, the newest first (rulebook 21.14). */
export const getDeliveries = userProcedure
  .input(z.strictObject({ id }))
  .output(answer(z.object({ deliveries: z.array(delivery) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    await findManaged(db, actor, input.id)
    return { deliveries: (await listMessages(db, input.id)) as z.infer<typeof delivery>[] }
  })

/** For calls that have the game call somebody: limited by user (rulebook 12.16). */
const callingProcedure = userProcedure.use(({ ctx, next }) => {
  limitCalls(ctx.limits, 'webhook', ctx.actor.id)
  return next()
})

/** Makes a webhook, which is sent what happens from now on. Refuses WEBHOOKS_FULL, and what `checkWebhook` does (rulebook 21.7). */
export const addWebhook = callingProcedure
  .input(z.strictObject({ ...target, url: text(500), form, kinds }))
  .output(answer(z.object({ id, secret: z.string() })))
  .mutation(async ({ ctx, input }) => {
    const { actor } = ctx
    const of = targetOf(input)
    await requireManager(ctx.db, actor, of)
    const { form, kinds } = input
    const url = checkWebhook({
      url: input.url,
      form,
      kinds,
      isOfEvent: of.eventId !== null,
      allowsHttp: ctx.env.webhookHttp,
    })
    const secret = newSecret()
    return inTransaction(ctx.db, async db => {
      await lockWebhooksOf(db, of)
      if ((await countWebhooks(db, of)) >= webhooksPerTarget)
        refuse('WEBHOOKS_FULL', { limit: webhooksPerTarget })
      const webhookId = await insertWebhook(db, { ...of, accountId: actor.id, url, form, kinds, secret })
      await planMessages(db, { webhookId, isNew: true })
      await recordChange(db, ctx, of, {
        call: 'add-webhook',
        before: null,
        after: shown({ url, form, kinds }),
      })
      return { id: webhookId, secret }
    })
  })

/**
 * Changes a webhook. What happened while it was off, or before it was sent a kind, is not sent later. `renewSecret` makes a new secret; for
 * a day messages are signed with the old one, too (rulebook 21.9).
 */
export const updateWebhook = callingProcedure
  .input(
    z.strictObject({
      id,
      url: text(500).optional(),
      kinds: kinds.optional(),
      on: z.boolean().optional(),
      renewSecret: z.literal(true).optional(),
    }),
  )
  .output(answer(z.object({ secret: z.string().nullable() })))
  .mutation(async ({ ctx, input }) => {
    const found = await findManaged(ctx.db, ctx.actor, input.id)
    const wanted = { url: input.url ?? found.url, form: found.form, kinds: input.kinds ?? found.kinds }
    const allowsHttp = ctx.env.webhookHttp
    const url = checkWebhook({ ...wanted, isOfEvent: found.eventId !== null, allowsHttp })
    const secret = input.renewSecret ? newSecret() : null
    await inTransaction(ctx.db, async db => {
      await planMessages(db, { webhookId: found.id })
      await saveWebhook(db, found.id, { url, kinds: wanted.kinds, on: input.on })
      await planMessages(db, { webhookId: found.id, isNew: true })
      if (secret) await renewSecret(db, found.id, secret)
      const after = { ...shown({ ...wanted, url }), on: input.on, renewed: secret !== null }
      await recordChange(db, ctx, found, { call: 'update-webhook', before: shown(found), after })
      await requestWebhooks(db)
    })
    return { secret }
  })

/** Removes a webhook with its log. */
export const removeWebhook = userProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const found = await findManaged(ctx.db, ctx.actor, input.id)
    await inTransaction(ctx.db, async db => {
      await deleteWebhook(db, found.id)
      await recordChange(db, ctx, found, { call: 'remove-webhook', before: shown(found), after: null })
    })
    return { success: true }
  })

/** Sends a test message. */
export const testWebhook = callingProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const found = await findManaged(db, actor, input.id)
    await insertTestMessage(db, found.id, `msg_${randomUUID()}`)
    await requestWebhooks(db)
    return { success: true }
  })

/** Sends a message of the log again, with the same id (rulebook 21.14). */
export const redeliver = callingProcedure
  .input(z.strictObject({ webhookId: id, id: messageId }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const found = await findManaged(db, actor, input.webhookId)
    if (!(await resendMessage(db, found.id, input.id))) refuse('WEBHOOK_NOT_FOUND')
    await requestWebhooks(db)
    return { success: true }
  })
