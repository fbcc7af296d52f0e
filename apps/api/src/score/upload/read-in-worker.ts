import { Worker } from 'node:worker_threads'
import type { ScoreFileMap, ScoreFileOptions, ScoreFileResult, ServerLogFileResult } from '@game/domain'

export type FileTask = Omit<ScoreFileOptions, 'knows'> & {
  fd: number
  /** Whether the file is a server log follows from its name and its first lines (rulebook 14.14). */
  fileName: string
  /** SteamIDs of the game's players. */
  known: ReadonlySet<string>
}

/** The result of a CSV file, with its maps. */
export type CsvResult =
  | (Extract<ScoreFileResult, { ok: true }> & { maps: ScoreFileMap[] })
  | Extract<ScoreFileResult, { ok: false }>

/**
 * Reads a score file in a worker thread with a memory limit of its own, so that the server answers others meanwhile
 * (rulebook 8.20). The small young generation keeps the parser's garbage from piling up.
 */
export function readInWorker(task: FileTask): Promise<CsvResult | ServerLogFileResult> {
  const worker = new Worker(new URL('./score-file-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The reading thread ended with ${code}`)))
  })
}
