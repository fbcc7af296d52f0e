import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { csvFaultReason, isGzip, isSpreadsheet, type TextEncoding, textEncodingOf } from '@game/domain'
import { FileFaultError } from './csv-lines.ts'

/** Opens a file at its beginning; can be called more than once. */
export type OpenFile = () => Readable

/**
 * Returns how to open a file as UTF-8, whether it is packed with gzip, and whether it is UTF-8 or UTF-16. Reading it throws a
 * FileFaultError if it is a spreadsheet, cannot be unpacked, has more than `mostBytes` bytes unpacked, or is not UTF-16 as it began (rulebook
 * 8.20, 8.30).
 */
export async function openText(open: OpenFile, mostBytes: number): Promise<OpenFile> {
  const first = await firstBytes(open())
  if (isSpreadsheet(first)) throw new FileFaultError(1, csvFaultReason('SPREADSHEET'))
  const plain = isGzip(first) ? () => Readable.from(unpacked(open(), mostBytes), bytes) : open
  const encoding = textEncodingOf(await firstBytes(plain()))
  return encoding === 'utf-8' ? plain : () => Readable.from(inUtf8(plain(), encoding), bytes)
}

const bytes = { objectMode: false }
const megabyte = 1024 * 1024

/** Returns the first bytes of a file as text. */
export const firstText = async (open: OpenFile): Promise<string> =>
  (await firstBytes(open())).toString('utf8')

async function firstBytes(file: Readable): Promise<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) return chunk
  return Buffer.alloc(0)
}

async function* unpacked(file: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of file.pipe(createGunzip()) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostBytes)
        throw new FileFaultError(1, csvFaultReason('UNPACKED_SIZE', { limit: mostBytes / megabyte }))
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && 'errno' in error) throw new FileFaultError(1, csvFaultReason('GZIP_BROKEN'))
    throw error
  } finally {
    file.destroy()
  }
}

async function* inUtf8(file: Readable, encoding: TextEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  const decode = (chunk?: Buffer): Buffer => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      line += text.split('\n').length - 1
      return Buffer.from(text)
    } catch {
      throw new FileFaultError(line, csvFaultReason('NOT_UTF8'))
    }
  }
  for await (const chunk of file as AsyncIterable<Buffer>) yield decode(chunk)
  yield decode()
}
