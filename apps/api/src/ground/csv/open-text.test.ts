import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openText } from './open-text.ts'

const megabyte = 1024 * 1024
const text = 'ż,😀\nb,c\n'.repeat(5000)

/** The file as it is read, in chunks of this size. */
const read = async (file: Buffer, chunk: number, mostBytes = megabyte): Promise<string> => {
  const open = () =>
    Readable.from(
      Array.from({ length: Math.ceil(file.length / chunk) }, (_, at) =>
        file.subarray(at * chunk, (at + 1) * chunk),
      ),
      { objectMode: false },
    )
  const chunks: Buffer[] = []
  for await (const each of (await openText(open, mostBytes))()) chunks.push(each)
  return Buffer.concat(chunks).toString()
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['packed UTF-8', gzipSync(text)],
  ['packed UTF-16', gzipSync(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('a file in %s is read as UTF-8, cut anywhere (rulebook 8.30)', async (_, file) => {
  for (const chunk of [7, 16 * 1024]) expect(await read(file, chunk)).toBe(text)
})

test.each([
  [
    'more bytes than allowed',
    gzipSync(Buffer.alloc(3 * megabyte, 'a\n')),
    'Unpacked, the file is larger than 1 MB.',
  ],
  ['an end that is missing', gzipSync(text).subarray(0, 60), 'The file cannot be unpacked.'],
  [
    'half a letter of UTF-16',
    Buffer.from([0xff, 0xfe, 0x61, 0, 0, 0xd8]),
    'The file is neither UTF-8 nor UTF-16. Spreadsheets can save it as CSV UTF-8.',
  ],
])('a file with %s is refused (rulebook 8.20, 8.30)', async (_, file, reason) => {
  await expect(read(file, 16 * 1024)).rejects.toThrow(reason)
})
