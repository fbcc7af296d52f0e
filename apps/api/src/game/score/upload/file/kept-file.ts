import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Queryable } from '../../../../ground/db/db.ts'
import { insertFilePart, isFileKept } from '../../proof/upload-queries.ts'
import { readParts, type SpooledFile, spoolFile, spoolThrough } from './spooled-file.ts'

/** The size of a part of a stored file: an answer contains one part. */
const partBytes = 1024 * 1024

/** Compresses a file on the disk into another file. */
export const compressed = (file: SpooledFile): Promise<SpooledFile> => spoolThrough(file, createGzip())

/** Compresses a text into a file on the disk. */
export const compressedText = (name: string, text: string): Promise<SpooledFile> =>
  pipeline(Readable.from([Buffer.from(text)]), createGzip(), chunks => spoolFile(name, chunks))

/** Stores a compressed file under the checksum of the original, unless the event has it already (rulebook 8.24). */
export async function keepFile(
  db: Queryable,
  { eventId, checksum }: { eventId: number; checksum: string },
  file: SpooledFile,
): Promise<void> {
  if (await isFileKept(db, eventId, checksum)) return
  let part = 0
  for await (const gzip of readParts(file.handle, partBytes)) {
    await insertFilePart(db, { event_id: eventId, checksum, part, gzip })
    part++
  }
}
