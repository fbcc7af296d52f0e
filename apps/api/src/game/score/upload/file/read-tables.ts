import type { FaultsOfFile } from '../../../../ground/csv/faulty-file-error.ts'
import { type FileTask, readInThread } from './file-reader.ts'
import { type ReadFile, type Reading, readFile } from './read-file.ts'
import type { SpooledFile } from './spooled-file.ts'

export type FileFault = FaultsOfFile['faults'][number] & { file: string }
/** Files of an upload that were read, and the faults of the others. */
export type ReadTogether = { files: ReadFile[]; faults: FileFault[]; faultCount: number }

/** Reads tables and logs, one after another, in a thread. */
export async function readTables(
  files: readonly SpooledFile[],
  options: Omit<FileTask, 'fd' | 'fileName'>,
  reading: Reading,
): Promise<ReadTogether> {
  const read: ReadTogether = { files: [], faults: [], faultCount: 0 }
  for (const file of files) {
    const result = await readInThread({ ...options, fd: file.handle.fd, fileName: file.name })
    if (result.ok) read.files.push(readFile(file, result, reading))
    else {
      read.faults.push(...result.faults.map(fault => ({ file: file.name, ...fault })))
      read.faultCount += result.faultCount
    }
  }
  return read
}
