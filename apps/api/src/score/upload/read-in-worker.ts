import { Worker } from 'node:worker_threads'
import type { ScoreFileOptions, ScoreFileResult } from '@game/domain'

export type FileTask = Omit<ScoreFileOptions, 'knows'> & {
  fd: number
  /** SteamIDs of the game's players. */
  known: ReadonlySet<string>
}

/**
 * Reads a score file in a thread of its own: the server answers others meanwhile, and the reading has a memory of its own,
 * which ends with it. What the reader keeps of a file is small; the rest is rubbish of the parser, kept from piling up.
 */
export function readInWorker(task: FileTask): Promise<ScoreFileResult> {
  const worker = new Worker(new URL('./score-file-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The reading thread ended with ${code}`)))
  })
}
