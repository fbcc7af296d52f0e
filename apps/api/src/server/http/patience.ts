import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Headers must arrive within this time, which Node checks every two seconds. A request without a body is not treated as a stream
 * that has to be read to its end.
 */
export const serverLimits = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  optimizeEmptyRequests: true,
}

/** A body must send this many bytes in each window: even a slow line sends more, and a client that sends less only blocks a connection. */
const window = { bytes: 4096, samples: 4, everyMs: 5000 }
const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

type Reading = { request: FastifyRequest; reply: FastifyReply; socket: Socket; read: number[] }

/**
 * Makes a step that ends requests whose body trickles in; a slow one that keeps coming may take as long as it needs. One timer
 * checks all of them, as most bodies are complete before it runs.
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
    // A request injected without a network has no such socket.
    if (!hasBody || !(raw.socket instanceof Socket)) return
    const each = { request, reply, socket: raw.socket, read: [] }
    reading.add(each)
    raw.once('close', () => reading.delete(each))
  }
}

/** Checks how many bytes have come in the window and ends the request if they are too few; returns whether to check again. */
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

/** Whether the process is ending: from then on each answer asks its connection to close. */
export type Drain = { begun: boolean }

/** Sends `Connection: close` once the process is ending, so that clients do not reuse a connection that is about to close. */
export function closeWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.begun) reply.header('connection', 'close')
    done()
  })
}
