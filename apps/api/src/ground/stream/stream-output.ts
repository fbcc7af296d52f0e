import type {} from '@fastify/sse'
import type { StreamMessage } from '@game/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** After how many milliseconds of silence a stream shows that it lives. */
export const heartbeatMs = 25_000

const opened: StreamMessage = { type: 'open' }

/** How a stream is written: as server-sent events, or as lines of JSON. */
export type StreamOutput = {
  isConnected(): boolean
  /** Sends the headers: from here on the answer is a stream. */
  begin(): void
  open(): Promise<void>
  send(message: StreamMessage): Promise<void>
  close(): void
  onClose(callback: () => void): void
}

/** Whether a client asks for lines of JSON (rulebook 21.5). */
export const wantsLines = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.toLowerCase().includes('application/x-ndjson')

/** Writes server-sent events, as browsers read them. */
export const eventOutput = (reply: FastifyReply): StreamOutput => ({
  isConnected: () => reply.sse.isConnected,
  begin: () => {
    reply.sse.sendHeaders()
    // Headers sent alone are kept as one string; sent with the first message they would stay in memory as some fifty strings.
    reply.raw.flushHeaders()
    reply.sse.keepAlive()
  },
  open: () => reply.sse.send({ event: 'open', data: opened, retry: 2000 }),
  send: message => reply.sse.send({ event: message.type, data: message }),
  close: () => reply.sse.close(),
  onClose: callback => reply.sse.onClose(callback),
})

/** Writes each message as a line of JSON; an empty line shows that the stream lives (rulebook 21.5). */
export function lineOutput(reply: FastifyReply, serialize: (message: object) => string): StreamOutput {
  const { raw } = reply
  const write = async (text: string) => {
    if (raw.writable) raw.write(`${text}\n`)
  }
  return {
    isConnected: () => !raw.destroyed,
    begin: () => {
      reply.hijack()
      // A client that has just left is no error.
      raw.on('error', error => reply.log.debug(error))
      reply.headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' })
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.flushHeaders()
      const heartbeat = setInterval(() => write(''), heartbeatMs)
      heartbeat.unref()
      raw.once('close', () => clearInterval(heartbeat))
    },
    open: () => write(serialize(opened)),
    send: message => write(serialize(message)),
    close: () => raw.end(),
    onClose: callback => raw.once('close', callback),
  }
}
