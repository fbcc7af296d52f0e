import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { createdAt } from '../../ground/contract/fields.ts'
import { id, instant } from '../../ground/contract/shapes.ts'
import { offReasons } from '../../ground/db/schema/webhook-tables.ts'
import { findManaged, requireManager } from './require-manager.ts'
import { form, kind, messageId, target, targetOf, withoutPath } from './shapes.ts'
import { listWebhookMessages, listWebhooks } from './webhook-queries.ts'

const webhook = z.object({
  id,
  url: z.string().meta({ description: 'The https address.', example: 'https://bot.example.org/hook' }),
  form,
  kinds: z.array(kind).meta({ description: 'What the webhook is sent.', example: ['phase.result'] }),
  createdAt,
  failingSince: instant.nullable().meta({
    description: 'Since when no message has been delivered; null if the last one was.',
    example: null,
  }),
  offAt: instant
    .nullable()
    .meta({ description: 'When the webhook was switched off; null if it is on.', example: null }),
  offReason: z.enum(offReasons).nullable().meta({
    description: 'Why it is off: by its managers, by an answer 410, or as it failed for three days.',
    example: null,
  }),
  oldSecretUntil: instant.nullable().meta({
    description: 'Until when messages are signed with the secret before, too; null if it was never renewed.',
    example: null,
  }),
})

const delivery = z.object({
  id: messageId,
  messageId: z
    .string()
    .meta({ description: 'The `webhook-id` of the message, the same at every try.', example: 'msg_0f6c' }),
  kind: z.enum([...kind.options, 'test']).meta({ description: 'What happened.', example: 'phase.result' }),
  madeAt: instant.describe('When it happened.'),
  tries: z.int().describe('How often it was tried.'),
  triedAt: instant.nullable().describe('When it was last tried; null before the first try.'),
  status: z
    .int()
    .nullable()
    .meta({ description: 'The status of the last answer; null if there was none.', example: 200 }),
  answer: z
    .string()
    .nullable()
    .describe('The beginning of the answer, or why there was none; null before the first try.'),
  outcome: z.enum(['delivered', 'given_up']).nullable().describe('What came of it; null while it waits.'),
  tryAt: instant
    .nullable()
    .meta({ description: 'When it is tried next; null if it is done.', example: null }),
})

/** Lists the webhooks of an event or a league, without their secrets; of those that a former owner of a league made only the host (rulebook 21.7). */
export const getWebhooks = userProcedure
  .input(z.strictObject(target))
  .output(answer(z.object({ webhooks: z.array(webhook).describe('The webhooks, the oldest first.') })))
  .query(async ({ ctx: { db, actor }, input }) => {
    const of = targetOf(input)
    await requireManager(db, actor, of)
    const webhooks = (await listWebhooks(db, of)).map(({ accountId, url, ...webhook }) => ({
      ...webhook,
      url: of.leagueId === null || accountId === actor.id ? url : withoutPath(url),
    }))
    return { webhooks }
  })

/** Lists the last hundred messages of a webhook, the newest first (rulebook 21.14). */
export const getDeliveries = userProcedure
  .input(z.strictObject({ id: id.describe('The number of the message.') }))
  .output(
    answer(
      z.object({ deliveries: z.array(delivery).describe('The last hundred messages, the newest first.') }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input }) => {
    await findManaged(db, actor, input.id)
    return { deliveries: (await listWebhookMessages(db, input.id)) as z.infer<typeof delivery>[] }
  })
