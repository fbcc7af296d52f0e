import { openThread, type Thread } from '../thread/open-thread.ts'
import { EventRanker, type RankerData } from './event-ranker.ts'

const methods = [
  'addBlock',
  'addBlocks',
  'users',
  'rank',
  'addPreviousRanks',
  'pages',
  'places',
  'roots',
] as const
type Method = (typeof methods)[number]

/** A ranker in this thread or in a separate one. */
export type OpenRanker = AsyncDisposable & {
  [Name in Method]: (...input: Parameters<EventRanker[Name]>) => Promise<ReturnType<EventRanker[Name]>>
}

const withMethods = ({ ask, close }: Thread): OpenRanker =>
  ({
    ...Object.fromEntries(methods.map(method => [method, (...input: unknown[]) => ask(method, input)])),
    [Symbol.asyncDispose]: async () => {
      await close()
    },
  }) as unknown as OpenRanker

/** Events with more blocks of frozen decks than this are ranked in a thread, so that the server can answer calls in the meantime. */
const fewBlocks = 4

/** Opens a ranker for an event. */
export function openRanker(data: RankerData): OpenRanker {
  if (data.blocks > fewBlocks)
    return withMethods(openThread(new URL('./ranker-worker.ts', import.meta.url), data))
  const ranker = new EventRanker(data)
  return withMethods({
    ask: async (method, input) => (ranker[method as Method] as (...input: unknown[]) => unknown)(...input),
    close: async () => undefined,
  })
}
