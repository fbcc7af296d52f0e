import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * What a client has to say before it asks must have come by then; Node looks every so often. A request without a body is no
 * stream that has to be read to its end.
 */
export const serverLimits = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}

/** Of a body so many bytes must come in each such time: a slow line sends more, who sends less only holds a place. */
const window = { bytes: 4096, samples: 4, everyMs: 5000 }
const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

type Reading = { request: FastifyRequest; reply: FastifyReply; socket: Socket; read: number[] }

/**
 * Makes what ends requests whose body trickles in; one that is slow but comes is waited for, however large. One timer looks at
 * all of them, as most have come before it would.
 */
export function endTricklingBodies(app: FastifyInstance) {
  const reading = new Set<Reading>()
  const timer = setInterval(() => {
    for (const each of reading) if (!isPatientWith(each)) reading.delete(each)
  }, window.everyMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { headers, raw } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    // What is put in without a network has no such socket.
    if (!hasBody || !(raw.socket instanceof Socket)) return
    const each = { request, reply, socket: raw.socket, read: [] }
    reading.add(each)
    raw.once('close', () => reading.delete(each))
  }
}

/** Looks how many bytes have come since it last did, and ends the request where they are too few; answers whether to look again. */
function isPatientWith({ request: { raw }, reply, socket, read }: Reading): boolean {
  if (raw.complete || socket.destroyed) return false
  read.push(socket.bytesRead)
  if (read.length > window.samples + 1) read.shift()
  const [first = 0] = read
  if (read.length <= window.samples || socket.bytesRead - first >= window.bytes) return true
  reply.log.info('A body came too slowly.')
  if (!reply.raw.headersSent) socket.write(timeoutAnswer)
  socket.destroySoon()
  return false
}

/** Whether the process is to end: from then on each answer asks its connection to close. */
export type Drain = { begun: boolean }

/** Sends `Connection: close` once the process is to end, so that nobody asks a connection that is about to go. */
export function closeWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.begun) reply.header('connection', 'close')
    done()
  })
}
