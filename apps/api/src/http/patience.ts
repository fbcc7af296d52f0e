import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What a client has to say before it asks must have come by then; Node looks every so often. */
export const serverLimits = { headersTimeout: 15_000, connectionsCheckingInterval: 2000 }

/** Of a body so many bytes must come in each such time: a slow line sends more, who sends less only holds a place. */
const window = { bytes: 4096, samples: 4, everyMs: 5000 }
const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a request whose body trickles in; one that is slow but comes is waited for, however large. */
export function endTricklingBody(request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    watchBody(request, reply)
}

function watchBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw
  // What is put in without a network has none.
  if (!(socket instanceof Socket)) return
  const read = [socket.bytesRead]
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer)
    read.push(socket.bytesRead)
    if (read.length > window.samples + 1) read.shift()
    const [first = 0] = read
    if (read.length <= window.samples || socket.bytesRead - first >= window.bytes) return
    clearInterval(timer)
    reply.log.info('A body came too slowly.')
    if (!reply.raw.headersSent) socket.write(timeoutAnswer)
    socket.destroySoon()
  }, window.everyMs)
  raw.once('close', () => clearInterval(timer))
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
