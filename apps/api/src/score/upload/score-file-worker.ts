import { parentPort, workerData } from 'node:worker_threads'
import { scoreFileReader } from '@game/domain'
import { readCsv } from '../../csv/read-csv.ts'
import type { FileTask } from './read-in-worker.ts'
import { readSpooled } from './spooled-file.ts'

const { fd, known, ...options } = workerData as FileTask
const knows = (steamId: string) => known.has(steamId)
parentPort?.postMessage(await readCsv(() => readSpooled(fd), scoreFileReader({ ...options, knows })))
