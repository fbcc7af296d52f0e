import { randomUUID } from 'node:crypto'
import { fastifySSE } from '@fastify/sse'
import type { StreamMessage } from '@game/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createContext, type Services } from '../call/context.ts'
import { notFound } from '../contract/refusal.ts'
import { id, numeral } from '../contract/shapes.ts'
import { sendToChannel, sessionEndChannel, tokenStreamChannel } from '../db/channels.ts'
import type { Database, Queryable } from '../db/db.ts'
import { listLive } from '../session/session-queries.ts'
import { liveCalls } from './calls.ts'
import { openHub } from './hub.ts'
import type { HubMessage } from './message.ts'
import { keepOpenStreams } from './open-streams.ts'
import { listBarred, type Reader } from './reader-queries.ts'
import { eventOutput, heartbeatMs, lineOutput, type StreamOutput, wantsLines } from './stream-output.ts'

const query = z.strictObject({
  eventId: numeral.pipe(id).optional(),
  clanId: numeral.pipe(id).optional(),
  talk: z.uuid().optional(),
  age: numeral.pipe(z.int().nonnegative()).optional(),
})
const { live } = liveCalls.calls
/** The process's memory of answers; messages and ended sessions make its entries stale. */
type Memory = { onMessage(message: HubMessage): void; endSession(id?: number): void }
/** At most this many bytes wait for a browser that does not read them; it reads everything again when it reconnects (rulebook 12.38). */
const mostWaiting = 1024 * 1024
type Subscription = Pick<z.infer<typeof query>, 'eventId' | 'clanId' | 'talk'> & {
  userId: number | undefined
}

/**
 * GET live?eventId=&clanId=&talk=&age=: messages about changes in an event, a clan or a talk, and in the caller's own deck and notifications, as
 * server-sent events or as lines of JSON. With `age`, how many ms ago the page began to read what it shows, `missed` follows `open` if there were
 * messages since then (rulebook 12.29).
 */
export async function streamRoutes(
  app: FastifyInstance,
  options: { services: Services; database: Database; memory: Memory },
): Promise<void> {
  const { memory } = options
  const hub = await openHub(options.database, error => app.log.error(error), memory.onMessage)
  const streams = keepOpenStreams({ limited: options.services.env.rateLimits })
  const endDead = async () => {
    const ids = streams.sessionIds()
    const live = ids.length > 0 ? await listLive(options.services.db, ids) : []
    for (const id of ids) if (!live.includes(id)) streams.endSession(id)
  }
  // An empty payload means that some payloads may have been missed.
  const stopSessions = await options.database.listen(sessionEndChannel, payload => {
    if (payload === '') {
      memory.endSession()
      endDead().catch(error => app.log.error(error))
    } else {
      memory.endSession(Number(payload))
      streams.endSession(Number(payload))
    }
  })
  // A token has one stream: a new one ends the one before, in this process at once and in the others by this message.
  const processId = randomUUID()
  const stopTokens = await options.database.listen(tokenStreamChannel, payload => {
    const [sessionId, openedBy] = payload.split(' ')
    if (sessionId && openedBy !== processId) streams.endSession(Number(sessionId))
  })
  const serialize = serializedOnce()
  await app.register(fastifySSE, { heartbeatInterval: heartbeatMs, serializer: serialize })
  // Streams never end by themselves: without this, stopping would wait for every browser.
  app.addHook('preClose', async () => {
    streams.endAll()
    await stopSessions()
    await stopTokens()
    await hub.close()
  })
  const openStream = async (request: FastifyRequest, reply: FastifyReply, output: StreamOutput) => {
    const { eventId, clanId, talk, age } = query.parse(request.query)
    const since = age === undefined ? undefined : performance.now() - age
    const { actor, sessionId, network, byToken, db } = await createContext(
      options.services,
      request,
      reply,
      live,
    )
    const configures =
      actor?.role === 'admin' || (eventId !== undefined && !!actor?.organises.includes(eventId))
    const reader: Reader = { userId: actor?.id, eventId, talk, configures }
    const send = (message: StreamMessage) => {
      if (reply.raw.writableLength > mostWaiting) return reply.raw.destroy()
      // It is no error if the browser has just left.
      return output.send(message).catch(error => request.log.debug(error))
    }
    const subscription = { eventId, clanId, talk, userId: actor?.id }
    const opening = { isBegun: false, isBarred: false }
    // Subscribes before the reader is looked up: otherwise a loss of access in between would be missed.
    const unsubscribe = hub.subscribe({
      reader,
      onMessage: message => {
        if (opening.isBegun && concerns(message, subscription)) send(message)
      },
      onBarred: () => {
        opening.isBarred = true
        if (opening.isBegun) output.close()
      },
    })
    const admit = async () => {
      await requireReader(options.database.db, reader)
      if (byToken && sessionId !== undefined) {
        streams.endSession(sessionId)
        await sendToChannel(options.database.db, tokenStreamChannel, `${sessionId} ${processId}`)
      }
      // The browser may have left: `onClose` would never be called, and its listener would stay forever.
      return output.isConnected() ? streams.add({ network, sessionId, close: output.close }) : undefined
    }
    const forget = await admit().catch(error => {
      unsubscribe()
      throw error
    })
    if (!forget) return unsubscribe()
    // From here on the answer is a stream, even if its session ends at once.
    output.begin()
    opening.isBegun = true
    forgetHeaders(request)
    output.onClose(() => {
      unsubscribe()
      forget()
    })
    if (opening.isBarred) return output.close()
    // The session may have ended while the stream was being opened, before it was registered.
    if (sessionId !== undefined && (await listLive(db, [sessionId])).length === 0) return output.close()
    await output.open()
    if (since !== undefined && hub.hasMissed(since, message => mayConcern(message, subscription)))
      await send({ type: 'missed' })
  }
  app.get(
    live.path,
    {
      sse: 'only',
      // Before the handler, which is for server-sent events only.
      preHandler: async (request, reply) => {
        if (wantsLines(request)) await openStream(request, reply, lineOutput(reply, serialize))
      },
    },
    (request, reply) => openStream(request, reply, eventOutput(reply)),
  )
}

/** 404 for an event that the reader does not see, and for a talk of which they are no member. */
async function requireReader(db: Queryable, reader: Reader): Promise<void> {
  const { eventId, talk } = reader
  if (eventId === undefined && talk === undefined) return
  const barred = await listBarred(db, [
    { ...reader, talk: undefined },
    { ...reader, eventId: undefined },
  ])
  if (barred.length > 0) notFound(barred.includes(0) ? 'Event' : 'Talk')
}

/** Drops the request's headers, which would stay in memory twice for as long as the stream is open. */
function forgetHeaders({ raw }: FastifyRequest): void {
  raw.rawHeaders = []
  raw.headers = {}
}

/** Serializes messages as JSON, once for a message that goes to many streams. */
function serializedOnce(): (data: unknown) => string {
  const texts = new WeakMap<object, string>()
  return data => {
    if (typeof data !== 'object' || data === null) return JSON.stringify(data)
    const text = texts.get(data) ?? JSON.stringify(data)
    texts.set(data, text)
    return text
  }
}

function concerns(message: StreamMessage, { eventId, clanId, talk, userId }: Subscription): boolean {
  switch (message.type) {
    case 'open':
    case 'missed':
      return true
    case 'notification':
      return message.userId === userId
    case 'deck_changed':
      return message.userId === userId && message.eventId === eventId
    case 'clan_changed':
      return message.clanId === clanId
    case 'talk_changed':
      return message.talk === talk
    default:
      return message.eventId === eventId
  }
}

/** Whether a message of the past may concern a stream; the recipients of a broadcast are not looked up. */
function mayConcern(message: HubMessage, subscription: Subscription): boolean {
  const { userId } = subscription
  switch (message.type) {
    case 'event_notice':
      return userId !== undefined
    case 'notifications':
      return userId !== undefined && message.userIds.includes(userId)
    case 'name_hidden':
    case 'access_changed':
      return false
    case 'counts_changed':
      return message.eventId === subscription.eventId
    default:
      return concerns(message, subscription)
  }
}
