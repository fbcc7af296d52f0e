import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { id, instant } from '../../ground/contract/shapes.ts'
import { offReasons } from '../../ground/db/schema/webhook-tables.ts'
import { findManaged, requireManager } from './require-manager.ts'
import { form, kind, messageId, target, targetOf, withoutPath } from './shapes.ts'
import { listMessages, listWebhooks } from './webhook-queries.ts'

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

/** Lists the webhooks of an event or a league, without their secrets; of those that a former owner of a league made only the host (rulebook 21.7). */
export const getWebhooks = userProcedure
  .input(z.strictObject(target))
  .output(answer(z.object({ webhooks: z.array(webhook) })))
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
  .input(z.strictObject({ id }))
  .output(answer(z.object({ deliveries: z.array(delivery) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    await findManaged(db, actor, input.id)
    return { deliveries: (await listMessages(db, input.id)) as z.infer<typeof delivery>[] }
  })
