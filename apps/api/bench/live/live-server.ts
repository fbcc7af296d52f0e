/**
 * A process of live-push.ts that serves streams: the game itself, or with `bare` a server that writes the same number of bytes to
 * its listeners, or what it is posted itself. Sends its address, then for each `memory` its memory after a garbage collection; started with --expose-gc.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readEnv } from '../../src/ground/env/env.ts'
import { serve } from '../../src/server/serve.ts'

/** `write`: sends a text to all listeners of a bare server. */
export type ServerRequest = 'memory' | { write: string }

const listeners = new Set<ServerResponse>()

async function serveBare(): Promise<string> {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = await text(request)
      for (const listener of listeners) listener.write(body)
      response.end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: open\n\n')
    listeners.add(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const address = process.argv[2] === 'bare' ? await serveBare() : (await serve(readEnv())).address
process.on('message', (request: ServerRequest) => {
  if (request === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage())
  } else for (const response of listeners) response.write(request.write)
})
process.send?.({ address })
