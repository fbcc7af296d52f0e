import { createHash, randomUUID } from 'node:crypto'
import { readSync } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileTooLargeError } from '../../../../ground/call/read-form.ts'
import { refuse } from '../../../../ground/contract/refusal.ts'
import { errorCode } from '../../../../ground/system/error-code.ts'

/**
 * A file on the disk with its SHA-256 in hex; its holder closes its handle. `fault` is the reason why it could not be unpacked.
 */
export type SpooledFile = {
  name: string
  checksum: string
  handle: FileHandle
  fault?: string
}

/**
 * Writes an upload to the disk, so that it can be read after all fields of its form are known. The file is unlinked at
 * once, so that it disappears with the process, however that ends. Throws a FileTooLargeError. Refuses DISK_FULL.
 */
export const spoolFile = (
  name: string,
  upload: AsyncIterable<Buffer>,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<SpooledFile> => writeUpload(name, upload, mostBytes).catch(refuseFullDisk)

/** Refuses DISK_FULL if a file could not be written for want of space (rulebook 8.31); throws any other error again. */
export function refuseFullDisk(error: unknown): never {
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')) refuse('DISK_FULL')
  throw error
}

async function writeUpload(
  name: string,
  upload: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<SpooledFile> {
  const path = join(tmpdir(), `clutchdeck-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    await unlink(path)
    for await (const chunk of upload) {
      size += chunk.length
      if (size > mostBytes) throw new FileTooLargeError()
      hash.update(chunk)
      await file.appendFile(chunk)
    }
  } catch (error) {
    await file.close()
    throw error
  }
  return { name, checksum: hash.digest('hex'), handle: file }
}

const partBytes = 64 * 1024

/** Writes what a transform makes of a file into another file; throws what `spoolFile` and the transform throw. */
export const spoolThrough = (
  { name, handle }: SpooledFile,
  transform: Duplex,
  mostBytes?: number,
): Promise<SpooledFile> =>
  pipeline(readParts(handle, partBytes), transform, chunks => spoolFile(name, chunks, mostBytes))

/**
 * Reads the file from its beginning in parts of this many bytes; the last may be shorter. No stream gets the descriptor: one that
 * fails closes it, whatever its options say, and its number then belongs to another file or connection.
 */
export async function* readParts(handle: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(bytes), 0, bytes, at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** Reads the first bytes of a file; fewer if it is shorter. */
export async function readStart(handle: FileHandle, bytes: number): Promise<Buffer> {
  const { value } = await readParts(handle, bytes).next()
  return value ?? Buffer.alloc(0)
}

/** Small, so that objects made from a chunk are garbage-collected early. */
const chunkBytes = 16 * 1024

/**
 * Reads a file of the main thread from its beginning; may be called more than once. Reads synchronously, so only the worker may use it.
 */
export const readSpooled = (fd: number): Readable => Readable.from(chunksOf(fd), { objectMode: false })

function* chunksOf(fd: number): Generator<Buffer> {
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    const read = readSync(fd, chunk, 0, chunkBytes, at)
    if (read === 0) return
    yield chunk.subarray(0, read)
    at += read
  }
}
