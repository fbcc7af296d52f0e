import { workerData } from 'node:worker_threads'
import { serveMethods } from '../thread/serve-methods.ts'
import { EventRanker, type RankerData } from './event-ranker.ts'

serveMethods(new EventRanker(workerData as RankerData))
