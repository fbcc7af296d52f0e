/** Servers of the game, or bare ones, in processes of their own, with pages that listen to them. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Arrived, PagesRequest } from './live-pages.ts'

const pathOf = (file: string) => new URL(file, import.meta.url).pathname

/** Sends a request to a process and waits for its next message. */
async function ask<Reply>(child: ChildProcess, request: object | string): Promise<Reply> {
  const answered = once(child, 'message')
  child.send(request)
  return (await answered)[0] as Reply
}

export type Memory = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'>
/** The pages to open, in turn with these cookies, and the processes that serve them; `name` is the message that `measure` waits for. */
type Side = {
  databaseUrl: string
  path: string
  pages: number
  processes: number
  name: string
  cookies?: string[]
}

/** Opens servers with all pages; `measure` waits until all have received the message that `send` causes, undefined if none comes. */
export async function openSide(
  kind: 'game' | 'bare',
  { databaseUrl, path, pages, processes, name, cookies = [] }: Side,
) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    PORT: '0',
    RATE_LIMITS: 'off',
  }
  const servers = Array.from({ length: processes }, () =>
    fork(pathOf('./live-server.ts'), [kind], {
      env,
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  const started = await Promise.all(servers.map(server => once(server, 'message')))
  const addresses = started.map(([{ address }]) => address as string)
  const memory = async (): Promise<Memory> => {
    const each = await Promise.all(servers.map(server => ask<Memory>(server, 'memory')))
    const sum = (of: (one: Memory) => number) => each.reduce((all, one) => all + of(one), 0)
    return { rss: sum(one => one.rss), heapUsed: sum(one => one.heapUsed) }
  }
  const openPages = async (count: number) => {
    const client = fork(pathOf('./live-pages.ts'))
    await ask(client, { addresses, path, pages: count, name, cookies } satisfies PagesRequest)
    return client
  }
  // The first pages cost more, such as for compiled code: that is not part of the cost per page.
  const first = await openPages(100)
  first.kill()
  await once(first, 'exit')
  const before = await memory()
  const client = await openPages(pages)
  const measure = async (send: () => unknown): Promise<(Arrived & { ms: number }) | undefined> => {
    await ask(client, 'expect')
    const arrived = once(client, 'message')
    const began = performance.now()
    await send()
    // Lines that change nothing cause no message.
    const received = await Promise.race([arrived, sleep(4000, undefined)])
    return received && { ...(received[0] as Arrived), ms: performance.now() - began }
  }
  return {
    servers,
    addresses,
    measure,
    /** Bytes that each page has cost the servers. */
    costs: async () => {
      const { rss, heapUsed } = await memory()
      return { rss: (rss - before.rss) / pages, heapUsed: (heapUsed - before.heapUsed) / pages }
    },
    close: () => {
      for (const child of [client, ...servers]) child.kill('SIGKILL')
    },
  }
}
