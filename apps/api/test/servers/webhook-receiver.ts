import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedHook = { path: string; headers: IncomingHttpHeaders; body: string }

/** How the receiver answers; `undefined` for never. */
type Behaviour = (
  hook: ReceivedHook,
) => { status: number; headers?: Record<string, string>; body?: string } | undefined

/** Starts a receiver of webhooks, as a user has one, and keeps what it gets. */
export async function openReceiver() {
  const received: ReceivedHook[] = []
  const arrivals = new EventEmitter()
  let behaviour: Behaviour = () => ({ status: 204 })
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const hook = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(hook)
    arrivals.emit('hook', hook)
    const answer = behaviour(hook)
    if (!answer) return
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    /** Emits `hook` for each. */
    arrivals,
    url: `http://127.0.0.1:${port}`,
    /** Replaces how it answers from now on. */
    behave: (next: Behaviour) => {
      behaviour = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
