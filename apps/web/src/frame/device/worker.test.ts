import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const site = 'https://game.example'
const code = readFileSync(new URL('../../../public/worker.js', import.meta.url), 'utf8')

/** The browser's caches, in memory. */
function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, answer: Response) => void entries.set(key, answer),
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()],
    }
  }
  return { stored, open, delete: async (name: string) => stored.delete(name) }
}

/** Runs the worker; `ask` sends it a page's request, and `server.answer` decides what the server says, and when. */
function startWorker() {
  const caches = memoryCaches()
  const server = { answer: async (_path: string): Promise<Response> => Response.json({}) }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL(site),
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  }
  const fetch = ({ url }: Request) => server.answer(new URL(url).pathname)
  runInNewContext(code, { self, caches, fetch, URL })
  const work: Promise<unknown>[] = []
  const ask = (path: string): Promise<Response> => {
    let answered: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: new Request(site + path, { method: 'POST', body: '{}' }),
      respondWith: (answer: Promise<Response>) => {
        answered = answer
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    })
    return answered ?? Promise.reject(new Error(`The worker leaves ${path} to the browser.`))
  }
  const settle = async () => {
    await Promise.all(work)
    return [...caches.stored.values()].flatMap(entries => [...entries.keys()])
  }
  return { ask, server, caches, settle }
}

it('an answer that was asked for before the log-out and arrives after it is not kept (rulebook 13.86)', async () => {
  const { ask, server, caches, settle } = startWorker()
  await ask('/api/clutchdeck/get-cards')
  await (await caches.open('pictures')).put(`${site}/img/share/round/1/1/wide.png`, new Response('picture'))
  expect(await settle()).toHaveLength(2)
  const late = Promise.withResolvers<Response>()
  server.answer = async path => (path.endsWith('get-user') ? late.promise : Response.json({}))
  const asked = ask('/api/auth/get-user')
  await ask('/api/auth/logout')
  late.resolve(Response.json({ currentUser: { id: 1, email: 'sue@example.com' } }))
  expect(await (await asked).json()).toMatchObject({ currentUser: { id: 1 } })
  expect(await settle()).toEqual([])
})

it('the reads of another user are forgotten, and those of the same one stay (rulebook 13.86)', async () => {
  const { ask, server, settle } = startWorker()
  const signIn = async (id: number) => {
    server.answer = async () => Response.json({ currentUser: { id } })
    await ask('/api/auth/get-user')
  }
  await signIn(1)
  await ask('/api/clutchdeck/get-cards')
  await signIn(1)
  expect(await settle()).toHaveLength(2)
  await signIn(2)
  expect(await settle()).toEqual([`${site}/api/auth/get-user?{}`])
})
