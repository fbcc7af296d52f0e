import type { Operation, Route } from '../call/schema.ts'
import { feature, gamePath } from '../contract/call.ts'

const inQuery = (name: string, description: string, of: { minimum: number; example: number }) => ({
  in: 'query' as const,
  name,
  description,
  schema: { type: 'integer' as const, ...of },
})

/** The part of the OpenAPI document that describes the stream. */
const operation: Operation = {
  operationId: 'live',
  parameters: [
    inQuery('eventId', 'The id of the event.', { minimum: 1, example: 1 }),
    inQuery('clanId', 'The id of the clan.', { minimum: 1, example: 3 }),
    {
      in: 'query' as const,
      name: 'talk',
      description: 'The key of a talk, as `get-talk` answers it.',
      schema: { type: 'string' as const, format: 'uuid', example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    },
    inQuery('age', 'How many milliseconds ago the page began to read what it shows.', {
      minimum: 0,
      example: 1200,
    }),
  ],
  responses: {
    200: {
      description:
        'Each event has the name of its `type`; the first is `open`. Its data is JSON of this schema. With ' +
        '`Accept: application/x-ndjson` each message is a line of JSON, and an empty line shows that the stream lives.',
      content: {
        'text/event-stream': {
          schema: { $ref: '#/components/schemas/StreamMessage' },
          example: 'event: scores_changed\ndata: {"type":"scores_changed","eventId":1}\n\n',
        },
        'application/x-ndjson': {
          schema: { $ref: '#/components/schemas/StreamMessage' },
          example: '{"type":"open"}\n{"type":"scores_changed","eventId":1}\n',
        },
      },
    },
  },
}

const liveRoute: Route = { transport: 'stream', access: 'public', operation }

export const liveCalls = feature(gamePath, 'What changes, as it happens', {
  live: {
    scope: 'read',
    summary:
      "Messages about changes in an event, a clan or a talk, and about the caller's notifications, as server-sent events",
    refusals: [404, 406],
    run: liveRoute,
  },
})
