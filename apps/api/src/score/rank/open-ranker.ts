import { Worker } from 'node:worker_threads'
import { EventRanker } from './event-ranker.ts'
import type { CountingRule } from './scored-users.ts'

const methods = ['addBlock', 'addBlocks', 'users', 'rank', 'addPreviousRanks', 'pages', 'places'] as const
type Method = (typeof methods)[number]

/** A ranker in this thread or in one of its own. */
export type OpenRanker = AsyncDisposable & {
  [Name in Method]: (...input: Parameters<EventRanker[Name]>) => Promise<ReturnType<EventRanker[Name]>>
}
/** What is asked of the thread. */
export type RankerRequest = { method: Method; input: unknown[] }
/** What the thread starts with. */
export type RankerData = { rules: readonly CountingRule[]; blocks: number }

const withMethod = (
  ask: (method: Method, input: unknown[]) => Promise<unknown>,
  close: () => Promise<unknown>,
): OpenRanker =>
  ({
    ...Object.fromEntries(methods.map(method => [method, (...input: unknown[]) => ask(method, input)])),
    [Symbol.asyncDispose]: async () => {
      await close()
    },
  }) as unknown as OpenRanker

/** Events of more blocks of frozen decks than this are ranked in a thread, so that the server answers others meanwhile. */
const fewBlocks = 4

/** Opens a ranker for an event of so many blocks. */
export function openRanker(rules: readonly CountingRule[], blocks: number): OpenRanker {
  if (blocks > fewBlocks) return openThread(rules, blocks)
  const ranker = new EventRanker(rules, blocks)
  const call = (method: Method, input: unknown[]) =>
    (ranker[method] as (...input: unknown[]) => unknown)(...input)
  return withMethod(
    async (method, input) => call(method, input),
    async () => undefined,
  )
}

function openThread(rules: readonly CountingRule[], blocks: number): OpenRanker {
  const worker = new Worker(new URL('./ranker-worker.ts', import.meta.url), {
    workerData: { rules, blocks } satisfies RankerData,
  })
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The ranking thread ended with ${code}`)))
  })
  ended.catch(() => undefined)
  const ask = (method: Method, input: unknown[]) => {
    const answer = new Promise<unknown>(resolve => worker.once('message', resolve))
    worker.postMessage({ method, input } satisfies RankerRequest)
    return Promise.race([answer, ended])
  }
  return withMethod(ask, () => worker.terminate())
}
