import { type Operation, schemaOf } from '../http/openapi/schema.ts'
import { liveMessage } from './message.ts'

/** The part of the OpenAPI document that describes the stream, which is no procedure. */
export const liveOperation: Operation = {
  operationId: 'live',
  parameters: ['eventId', 'clanId'].map(name => ({
    in: 'query',
    name,
    schema: { type: 'integer', minimum: 1 },
  })),
  responses: {
    200: {
      description:
        'Each event bears the name of its `type`; the first is `open`. Its data is JSON of this schema.',
      content: { 'text/event-stream': { schema: schemaOf(liveMessage) } },
    },
  },
}
