import { parentPort, workerData } from 'node:worker_threads'
import { EventRanker } from './event-ranker.ts'
import type { RankerData, RankerRequest } from './open-ranker.ts'

const { rules, blocks } = workerData as RankerData
const ranker = new EventRanker(rules, blocks)

parentPort?.on('message', ({ method, input }: RankerRequest) => {
  const call = ranker[method] as (...input: unknown[]) => unknown
  parentPort?.postMessage(call.apply(ranker, input))
})
