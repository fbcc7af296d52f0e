import {
  csvFaultReason,
  type ScoreFileMap,
  type ScoreFileOptions,
  type ScoreFileResult,
  type ScoreFileType,
  type ServerLogFileResult,
} from '@game/domain'
import pLimit from 'p-limit'
import { FileFaultError } from '../../../../ground/csv/csv-lines.ts'
import { faultyFile } from '../../../../ground/csv/read-csv.ts'
import { errorCode } from '../../../../ground/system/error-code.ts'
import { openThread, type Thread } from '../../thread/open-thread.ts'

export type FileTask = Omit<ScoreFileOptions, 'knows' | 'type'> & {
  /** `both` if the layout of a table decides which of the two uploads it is. */
  type: ScoreFileType | 'both'
  fd: number
  /** Whether the file is a server log follows from its name and its first lines (rulebook 14.14). */
  fileName: string
  /** SteamIDs of the game's players. */
  known: ReadonlySet<string>
}

/** The result of a CSV file, with its maps and the upload that it is. */
export type CsvResult =
  | (Extract<ScoreFileResult, { ok: true }> & { type: ScoreFileType; maps: ScoreFileMap[] })
  | Extract<ScoreFileResult, { ok: false }>

type FileResult = CsvResult | ServerLogFileResult

/** How many files are read at a time, the memory in MB and the seconds that each may take, and for how long idle threads are kept. */
type Limits = { threads: number; memoryMb: number; seconds: number; keptMs?: number }

/**
 * Opens a reader of score files. It reads in threads with a memory limit, so that the server answers others meanwhile, and keeps them
 * for the next files, as a thread takes longer to start than most files to read (rulebook 8.20). A minute later they end and give
 * their memory back.
 */
export function openFileReader({ threads, memoryMb, seconds, keptMs = 60_000 }: Limits) {
  const turns = pLimit(threads)
  const kept: Thread[] = []
  let ending: NodeJS.Timeout | undefined
  const endKept = () => {
    for (const thread of kept.splice(0)) void thread.close()
  }
  const open = () =>
    openThread(new URL('./score-file-worker.ts', import.meta.url), undefined, {
      maxOldGenerationSizeMb: memoryMb,
      // Keeps the parser's garbage from piling up.
      maxYoungGenerationSizeMb: 8,
    })
  const readIn = async (thread: Thread, task: FileTask): Promise<FileResult> => {
    let isLate = false
    const clock = setTimeout(() => {
      isLate = true
      void thread.close()
    }, seconds * 1000)
    try {
      const result = await thread.ask('read', [task])
      kept.push(thread)
      clearTimeout(ending)
      ending = setTimeout(endKept, keptMs).unref()
      return result as FileResult
    } catch (error) {
      // Until it has ended it may read a file that the caller closes.
      await thread.close()
      if (isLate) throw new FileFaultError(1, csvFaultReason('FILE_TIME', { limit: seconds }))
      if (isOutOfMemory(error))
        throw new FileFaultError(1, csvFaultReason('FILE_MEMORY', { limit: memoryMb }))
      throw error
    } finally {
      clearTimeout(clock)
    }
  }
  const read = async (task: FileTask): Promise<FileResult> => {
    const thread = kept.pop()
    // What ends a kept thread may be left from an earlier file: a new thread decides.
    const result = thread && (await readIn(thread, task).catch(() => undefined))
    return result ?? readIn(open(), task).catch(faultyFile)
  }
  return (task: FileTask) => turns(() => read(task))
}

const isOutOfMemory = (error: unknown): boolean => errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'

/** Reads a score file, in one of two threads of this process. */
export const readInThread = openFileReader({ threads: 2, memoryMb: 512, seconds: 600 })
