import { z } from 'zod'
import { schemaOf } from '../../../ground/call/schema.ts'
import { payloads } from '../../../reach/webhook/payloads.ts'

const description =
  'Answer from 200 to 299 within 15 seconds; anything else is a failure, and the message comes again.'

/** What webhooks in the standard form are sent, by kind (rulebook 21.8, 21.9), as OpenAPI 3.1 describes it. */
export const webhookOperations = () =>
  Object.fromEntries(
    Object.entries(payloads).map(([kind, data]) => {
      const body = z.strictObject({
        type: z.literal(kind).describe('The kind of the message.'),
        timestamp: z.iso.datetime().describe('When it happened, ISO 8601, UTC.'),
        data: data.describe('What it is about.'),
      })
      const content = { 'application/json': { schema: schemaOf(body) } }
      const parameters = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
        name,
        in: 'header' as const,
        required: true,
        description: 'As Standard Webhooks 1.0.0 has it.',
        schema: { type: 'string' as const },
      }))
      const post = {
        parameters,
        requestBody: { required: true, content },
        responses: { 200: { description } },
      }
      return [kind, { post }]
    }),
  )
