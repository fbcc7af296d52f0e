import { randomBytes } from 'node:crypto'
import { webhooksPerTarget } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import type { Context } from '../../ground/call/context.ts'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { refuse } from '../../ground/contract/refusal.ts'
import { done, id, text } from '../../ground/contract/shapes.ts'
import { requestWebhooks } from '../../ground/db/channels.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { callingProcedure } from './calling-procedure.ts'
import { checkWebhook } from './check-webhook.ts'
import { planMessages } from './plan-queries.ts'
import { findManaged, requireManager } from './require-manager.ts'
import { form, kinds, target, targetOf, withoutPath } from './shapes.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  lockWebhooksOf,
  renewSecret,
  updateWebhook as saveWebhook,
  type WebhookTarget,
} from './webhook-queries.ts'

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

/** Makes a webhook, which is sent what happens from now on. Refuses WEBHOOKS_FULL, and what `checkWebhook` does (rulebook 21.7). */
export const addWebhook = callingProcedure
  .input(
    z.strictObject({
      ...target,
      url: text(500).meta({ description: 'The https address.', example: 'https://bot.example.org/hook' }),
      form,
      kinds: kinds.meta({ description: 'What the webhook is sent.', example: ['phase.result'] }),
    }),
  )
  .output(
    answer(
      z.object({
        id,
        secret: z.string().meta({
          description:
            'The secret that signs messages, which no other answer contains; null if it was not renewed.',
          example: 'whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        }),
      }),
    ),
  )
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
 * Changes a webhook; an address as `get-webhooks` shows it stays what it is. What happened while it was off, or before it was sent a kind, is not sent later. `renewSecret` makes a new secret; for
 * a day messages are signed with the old one, too (rulebook 21.9).
 */
export const updateWebhook = callingProcedure
  .input(
    z.strictObject({
      id,
      url: text(500)
        .meta({ description: 'The https address.', example: 'https://bot.example.org/hook' })
        .optional(),
      kinds: kinds
        .meta({ description: 'What the webhook is sent from now on.', example: ['phase.result'] })
        .optional(),
      on: z.boolean().describe('Whether it is sent messages.').optional(),
      renewSecret: z
        .literal(true)
        .describe('Makes a new secret; the old one signs for another day.')
        .optional(),
    }),
  )
  .output(
    answer(
      z.object({
        secret: z
          .string()
          .nullable()
          .describe(
            'The secret that signs messages, which no other answer contains; null if it was not renewed.',
          ),
      }),
    ),
  )
  .mutation(async ({ ctx, input }) => {
    const found = await findManaged(ctx.db, ctx.actor, input.id)
    const given = input.url === withoutPath(found.url) ? undefined : input.url
    const wanted = { url: given ?? found.url, form: found.form, kinds: input.kinds ?? found.kinds }
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
