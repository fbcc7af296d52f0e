import { parentPort, workerData } from 'node:worker_threads'
import { EventRanker } from './event-ranker.ts'
import type { RankerRequest } from './open-ranker.ts'
import type { CountingRule } from './scored-users.ts'

const ranker = new EventRanker(workerData as CountingRule[])

parentPort?.on('message', ({ method, input }: RankerRequest) => {
  const call = ranker[method] as (...input: unknown[]) => unknown
  parentPort?.postMessage(call.apply(ranker, input))
})
