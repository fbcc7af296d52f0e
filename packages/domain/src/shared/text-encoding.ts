/** How the text of a file is written in bytes (rulebook 8.30). */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Whether a file that begins with these bytes is packed with gzip. */
export const isGzip = (bytes: ArrayLike<number>): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The first bytes of a ZIP archive, as .xlsx and .ods are, and of an old .xls. */
const spreadsheets: readonly (readonly number[])[] = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Whether a file that begins with these bytes is a spreadsheet, or another packed document (rulebook 8.30). */
export const isSpreadsheet = (bytes: ArrayLike<number>): boolean =>
  spreadsheets.some(first => first.every((byte, at) => bytes[at] === byte))

/**
 * Returns the encoding of a text that begins with these bytes: by its byte order mark, else by the zeros that every other byte
 * of an English text in UTF-16 is (rulebook 8.30).
 *
 * @example
 * textEncodingOf([0x6d, 0, 0x61, 0]) // 'utf-16le'
 */
export const textEncodingOf = (bytes: ArrayLike<number>): TextEncoding => {
  const [first, second, third, fourth] = [bytes[0], bytes[1], bytes[2], bytes[3]]
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be'
  return first !== 0 && second === 0 && third !== 0 && fourth === 0 ? 'utf-16le' : 'utf-8'
}
