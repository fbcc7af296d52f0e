import { fastifySSE } from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id, numeral } from '../contract/shapes.ts'
import type { OpenDatabase } from '../db/db.ts'
import { visibleEvent } from '../event/visible/visible-event.ts'
import type { Services } from '../http/app.ts'
import { createContext } from '../http/context.ts'
import { openHub } from './hub.ts'
import { livePath } from './live-operation.ts'
import type { News } from './news.ts'

const query = z.strictObject({ eventId: numeral.pipe(id).optional(), clanId: numeral.pipe(id).optional() })
type Listener = z.infer<typeof query> & { userId: number | undefined }

/** GET live?eventId=&clanId=: what changes in an event or a clan, and the asker's own notifications, as server-sent events. */
export async function liveRoutes(
  app: FastifyInstance,
  options: { services: Services; database: OpenDatabase },
): Promise<void> {
  const hub = await openHub(options.database)
  const open = new Set<() => void>()
  await app.register(fastifySSE, { heartbeatInterval: 25_000 })
  // Streams never end by themselves: without this a stop would wait for every browser.
  app.addHook('preClose', async () => {
    for (const close of open) close()
    await hub.close()
  })
  app.get(livePath, { sse: 'only' }, async (request, reply) => {
    const { eventId, clanId } = query.parse(request.query)
    const { db, actor } = await createContext(options.services, request, reply)
    if (eventId !== undefined) await visibleEvent(db, eventId, actor)
    // Gone by now: nothing would tell of it any more, and the hearer would stay for good.
    if (!reply.sse.isConnected) return
    const close = () => reply.sse.close()
    // A browser that has just left is no fault.
    const send = (news: News) =>
      reply.sse.send({ event: news.type, data: news }).catch(error => request.log.debug(error))
    reply.sse.keepAlive()
    open.add(close)
    const leave = hub.subscribe(news => {
      if (concerns(news, { eventId, clanId, userId: actor?.id })) send(news)
    })
    reply.sse.onClose(() => {
      leave()
      open.delete(close)
    })
    await reply.sse.send({ event: 'open', data: {}, retry: 2000 })
  })
}

function concerns(news: News, { eventId, clanId, userId }: Listener): boolean {
  switch (news.type) {
    case 'missed':
      return true
    case 'notification':
      return news.userId === userId
    case 'clan_changed':
      return news.clanId === clanId
    default:
      return news.eventId === eventId
  }
}
