import { csvFaultReason } from './csv/fault-texts.ts'
import { isGzip, isSpreadsheet, textEncodingOf } from './text-encoding.ts'

type Reader = { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> }
type Writer = { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> }
/** The used parts of the platform, which browsers and Node have but the types of the language do not declare. */
declare const DecompressionStream: new (
  format: 'gzip',
) => {
  writable: { getWriter(): Writer }
  readable: { getReader(): Reader }
}
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array, options: { stream: boolean }): string }

/** Unpacks the beginning of packed bytes; what is broken after `most` bytes is not noticed. Rejects for broken bytes. */
const unpacked = async (packed: Uint8Array, most: number): Promise<Uint8Array> => {
  const { writable, readable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  // Whatever fails here fails in reading too.
  void writer
    .write(packed)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < most) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return joined(chunks, size)
    chunks.push(value)
    size += value.length
  }
  await reader.cancel().catch(() => undefined)
  return joined(chunks, size)
}

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/**
 * The text of a file, or why it has none, as a sentence that `readCsvFault` knows; `text` is then what can be read of it, with `\uFFFD`
 * for broken bytes, which do no harm in a server log.
 */
export type FileText = { ok: true; text: string } | { ok: false; reason: string; text: string }

/**
 * Reads the text of a file, packed with gzip or not, in UTF-8 or UTF-16, without its byte order mark; with `most` only that of
 * its first bytes (rulebook 8.30).
 *
 * @example
 * await textOfFile(new Uint8Array([0xff, 0xfe, 0x61, 0])) // { ok: true, text: 'a' }
 */
export const textOfFile = async (
  file: Uint8Array,
  most: number = Number.POSITIVE_INFINITY,
): Promise<FileText> => {
  if (isSpreadsheet(file)) return { ok: false, reason: csvFaultReason('SPREADSHEET'), text: '' }
  const bytes = isGzip(file) ? await unpacked(file, most).catch(() => undefined) : file
  if (bytes === undefined) return { ok: false, reason: csvFaultReason('GZIP_BROKEN'), text: '' }
  const isWhole = bytes.length < most
  const decode = (fatal: boolean): string =>
    new TextDecoder(textEncodingOf(bytes), { fatal }).decode(isWhole ? bytes : bytes.subarray(0, most), {
      stream: !isWhole,
    })
  try {
    return { ok: true, text: decode(true) }
  } catch {
    return { ok: false, reason: csvFaultReason('NOT_UTF8'), text: decode(false) }
  }
}
