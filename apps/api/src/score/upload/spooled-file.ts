import { createHash, randomUUID } from 'node:crypto'
import { readSync } from 'node:fs'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileTooLargeError } from '../../call/read-form.ts'

/**
 * A file on the disk with its SHA-256 in hex; `fd` stays open until `close`. `fault` is the reason why it could not be unpacked.
 */
export type SpooledFile = {
  name: string
  checksum: string
  fd: number
  fault?: string
  close(): Promise<void>
}

/**
 * Writes an upload to the disk, so that it can be read after all fields of its form are known. The file is unlinked at
 * once, so that it disappears with the process, however that ends. Throws a FileTooLargeError.
 */
export async function spoolFile(
  name: string,
  upload: AsyncIterable<Buffer>,
  mostBytes = Number.POSITIVE_INFINITY,
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
  return { name, checksum: hash.digest('hex'), fd: file.fd, close: () => file.close() }
}

/** Small, so that objects made from a chunk are garbage-collected early. */
const chunkBytes = 16 * 1024

/**
 * Reads the file from its beginning; may be called more than once. Reads synchronously, so only the worker may use it.
 */
export const readSpooled = (fd: number): Readable =>
  Readable.from(readParts(fd, chunkBytes), { objectMode: false })

/** Reads the file in parts of this many bytes; the last may be shorter. */
export function* readParts(fd: number, bytes: number): Generator<Buffer> {
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(bytes)
    const read = readSync(fd, chunk, 0, bytes, at)
    if (read === 0) return
    yield chunk.subarray(0, read)
    at += read
  }
}
