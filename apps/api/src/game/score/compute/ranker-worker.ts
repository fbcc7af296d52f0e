import { workerData } from 'node:worker_threads'
import { serveMethods } from '../thread/serve-methods.ts'
import { EventRanker } from './event-ranker.ts'
import type { RankerData } from './open-ranker.ts'

const { rules, blocks } = workerData as RankerData
serveMethods(new EventRanker(rules, blocks))
