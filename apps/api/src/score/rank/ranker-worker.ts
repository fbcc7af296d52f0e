import { existsSync, readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { EventRanker } from './event-ranker.ts'
import type { RankerData, RankerRequest } from './open-ranker.ts'

/** Lets the system run what answers requests before this thread. Linux names a thread to itself, and has priorities of threads. */
const self = '/proc/thread-self'
if (existsSync(self)) setPriority(Number(readlinkSync(self).split('/').at(-1)), 10)

const { rules, blocks } = workerData as RankerData
const ranker = new EventRanker(rules, blocks)

parentPort?.on('message', ({ method, input }: RankerRequest) => {
  const call = ranker[method] as (...input: unknown[]) => unknown
  parentPort?.postMessage(call.apply(ranker, input))
})
