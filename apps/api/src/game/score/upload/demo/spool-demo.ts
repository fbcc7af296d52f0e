import type { Duplex } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { csvFaultReason, isGzip } from '@game/domain'
import { FileTooLargeError } from '../../../../ground/call/read-form.ts'
import { readStart, type SpooledFile, spoolFile, spoolThrough } from '../file/spooled-file.ts'

const megabyte = 1024 * 1024

/**
 * Writes a demo to the disk, unpacked; `fault` says why it cannot be unpacked. Throws a FileTooLargeError if it is too large as it
 * comes (rulebook 8.31).
 */
export async function spoolDemo(
  name: string,
  upload: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<SpooledFile> {
  const packed = await spoolFile(name, upload, mostBytes)
  try {
    const unpack = unpackerOf(await readStart(packed.handle, zstdMagic.length))
    if (unpack === undefined) return packed
    const unpacked = await unpackFile(packed, unpack, mostBytes)
    if (typeof unpacked === 'string') return { ...packed, fault: unpacked }
    await packed.handle.close()
    return { ...unpacked, checksum: packed.checksum }
  } catch (error) {
    await packed.handle.close()
    throw error
  }
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** The first bytes decide, whatever the file is called. */
function unpackerOf(start: Buffer): Duplex | undefined {
  if (isGzip(start)) return createGunzip()
  return start.equals(zstdMagic) ? createZstdDecompress() : undefined
}

/** Unpacks a file into another; returns the reason if it cannot. */
async function unpackFile(packed: SpooledFile, unpack: Duplex, mostBytes: number) {
  try {
    return await spoolThrough(packed, unpack, mostBytes)
  } catch (error) {
    if (error instanceof FileTooLargeError)
      return csvFaultReason('DEMO_SIZE', { limit: mostBytes / megabyte })
    if (error instanceof Error && 'errno' in error && /^Z/.test(String('code' in error && error.code)))
      return csvFaultReason('GZIP_BROKEN')
    throw error
  }
}
