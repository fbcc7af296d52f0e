import { parentPort, workerData } from 'node:worker_threads'
import type { FileTask } from './read-in-thread.ts'
import { readScoreFile } from './read-score-file.ts'
import { readSpooled } from './spooled-file.ts'

const { fd, known, ...options } = workerData as FileTask
const knows = (steamId: string) => known.has(steamId)
parentPort?.postMessage(await readScoreFile(() => readSpooled(fd), { ...options, knows }))
