import {
  type CsvFault,
  type DemoFile,
  type DemoUploads,
  type ServerLogFileOptions,
  uploadsOfDemos,
} from '@game/domain'
import type { Db } from '../../../../ground/db/db.ts'
import type { SpooledFile } from '../file/spooled-file.ts'
import { takeTurns } from './demo-turns.ts'
import { readInChild } from './read-in-child.ts'

/** A demo that was read. */
type ReadDemo = { file: SpooledFile } & DemoFile

/** The demos of an upload, and both uploads from them. */
export type ReadDemos = {
  demos: ReadDemo[]
  uploads: Extract<DemoUploads, { ok: true }>
}
type Faults = { faults: (CsvFault & { file: string })[]; faultCount: number }

/** Reads the demos of an upload, each with its own turn; the same file twice is read and counted once (rulebook 8.33). */
export async function readDemos(
  db: Db,
  files: readonly SpooledFile[],
  {
    eventId,
    memoryMb,
    stop,
    ...options
  }: ServerLogFileOptions & { eventId: number; memoryMb: number; stop?: AbortSignal | undefined },
): Promise<ReadDemos | Faults> {
  const fault = (file: string, reason: string) => ({ file, line: 1, column: '', reason })
  const faulty = (faults: Faults['faults']) => ({ faults, faultCount: faults.length })
  const different = files.filter(
    ({ checksum }, at) => files.findIndex(other => other.checksum === checksum) === at,
  )
  const read = await takeTurns(
    db,
    eventId,
    different,
    async file =>
      file.fault === undefined
        ? { file, ...(await readInChild(file.handle, { memoryMb }, stop)) }
        : { file, ok: false as const, reason: file.fault },
    stop,
  )
  const failed = read.flatMap(each => (each.ok ? [] : [fault(each.file.name, each.reason)]))
  if (failed.length > 0) return faulty(failed)
  const demos = read.flatMap(each =>
    each.ok ? [{ file: each.file, name: each.file.name, recording: each.recording }] : [],
  )
  const uploads = uploadsOfDemos(demos, options)
  return uploads.ok ? { demos, uploads } : uploads
}
