import { product } from '@game/domain'
import { type Operation, schemaOf } from '../http/openapi/schema.ts'
import { news } from './news.ts'

export const livePath = `/api/${product.slug}/live` as const

/** What the OpenAPI document says of the stream, which is no procedure. */
export const liveOperation: Operation = {
  operationId: 'live',
  summary: 'What changes in an event or a clan, and the own notifications, as server-sent events',
  tags: ['live'],
  security: [{}, { session: [] }],
  parameters: ['eventId', 'clanId'].map(name => ({
    in: 'query',
    name,
    schema: { type: 'integer', minimum: 1 },
  })),
  responses: {
    200: {
      description:
        'Each event bears the name of its `type`; the first is `open`. Its data is JSON of this schema.',
      content: { 'text/event-stream': { schema: schemaOf(news) } },
    },
  },
}
