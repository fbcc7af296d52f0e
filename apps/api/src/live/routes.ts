import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callsByName } from '../contract/calls.ts'
import { id, numeral } from '../contract/shapes.ts'
import type { Database } from '../db/db.ts'
import { getVisibleEvent } from '../event/visible/visible-event.ts'
import { createContext, type Services } from '../http/context.ts'
import { type Operation, schemaOf } from '../http/openapi/schema.ts'
import { openHub } from './hub.ts'
import { type LiveMessage, liveMessage } from './message.ts'

const query = z.strictObject({ eventId: numeral.pipe(id).optional(), clanId: numeral.pipe(id).optional() })
type Subscription = z.infer<typeof query> & { userId: number | undefined }

/**
 * GET live?eventId=&clanId=: messages of what changes in an event or a clan, and of the asker's own notifications, as
 * server-sent events (rulebook 12.29).
 */
export async function liveRoutes(
  app: FastifyInstance,
  options: { services: Services; database: Database },
): Promise<void> {
  const hub = await openHub(options.database)
  const open = new Set<() => void>()
  await app.register(fastifySSE, { heartbeatInterval: 25_000 })
  // Streams never end by themselves: without this a stop would wait for every browser.
  app.addHook('preClose', async () => {
    for (const close of open) close()
    await hub.close()
  })
  app.get(callsByName['live.live'].path, { sse: 'only' }, async (request, reply) => {
    const { eventId, clanId } = query.parse(request.query)
    const { db, actor } = await createContext(options.services, request, reply)
    if (eventId !== undefined) await getVisibleEvent(db, eventId, actor)
    // The browser has left by now: its `onClose` would never come, and its listener would stay for good.
    if (!reply.sse.isConnected) return
    const close = () => reply.sse.close()
    // A browser that has just left is no fault.
    const send = (message: LiveMessage) =>
      reply.sse.send({ event: message.type, data: message }).catch(error => request.log.debug(error))
    reply.sse.keepAlive()
    open.add(close)
    const unsubscribe = hub.subscribe(message => {
      if (concerns(message, { eventId, clanId, userId: actor?.id })) send(message)
    })
    reply.sse.onClose(() => {
      unsubscribe()
      open.delete(close)
    })
    await reply.sse.send({ event: 'open', data: {}, retry: 2000 })
  })
}

function concerns(message: LiveMessage, { eventId, clanId, userId }: Subscription): boolean {
  switch (message.type) {
    case 'missed':
      return true
    case 'notification':
      return message.userId === userId
    case 'clan_changed':
      return message.clanId === clanId
    default:
      return message.eventId === eventId
  }
}

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
