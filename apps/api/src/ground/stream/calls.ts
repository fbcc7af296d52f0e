import { type Operation, type Route, schemaOf } from '../call/schema.ts'
import { feature, gamePath } from '../contract/call.ts'
import { streamMessage } from './message.ts'

/** The part of the OpenAPI document that describes the stream. */
const operation: Operation = {
  operationId: 'live',
  parameters: Object.entries({ eventId: 1, clanId: 1, age: 0 }).map(([name, minimum]) => ({
    in: 'query',
    name,
    schema: { type: 'integer', minimum },
  })),
  responses: {
    200: {
      description:
        'Each event has the name of its `type`; the first is `open`. Its data is JSON of this schema. With ' +
        '`Accept: application/x-ndjson` each message is a line of JSON, and an empty line shows that the stream lives.',
      content: {
        'text/event-stream': {
          schema: schemaOf(streamMessage),
          example: 'event: scores_changed\ndata: {"type":"scores_changed","eventId":1}\n\n',
        },
        'application/x-ndjson': {
          schema: schemaOf(streamMessage),
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
      "Messages about changes in an event or a clan, and about the caller's notifications, as server-sent events",
    refusals: [404, 406],
    run: liveRoute,
  },
})
