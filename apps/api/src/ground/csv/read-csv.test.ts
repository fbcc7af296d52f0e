import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileFaultError } from './csv-lines.ts'
import { readRows } from './read-csv.ts'

const cell = fc.string({
  unit: fc.constantFrom('a', '7', 'ż', '😀', ',', ';', '"', '\n', ' x'),
  maxLength: 6,
})
const written = (value: string) => (/[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** The file in chunks of any length, so that a row, a quote and a letter may each be cut. */
const pieces = (file: Buffer, sizes: readonly number[]) =>
  Readable.from(
    (function* () {
      let at = 0
      for (let n = 0; at < file.length; n++) {
        const size = sizes[n % sizes.length] ?? 1
        yield file.subarray(at, at + size)
        at += size
      }
    })(),
    { objectMode: false },
  )

test('any cells and any chunks give the same rows, each with its line', async () => {
  await fc.assert(
    fc.asyncProperty(
      // A row of one empty cell is an empty line, which has no cell.
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      async (rows, delimiter, lineEnd, ends, sizes) => {
        const texts = rows.map(row => row.map(written).join(delimiter))
        const file = Buffer.from(texts.join(lineEnd) + (ends ? lineEnd : ''))
        let line = 1
        const expected = rows.map((row, n) => {
          const starts = line
          line += texts[n]?.split('\n').length ?? 1
          return { cells: row, line: starts }
        })
        const read: { cells: string[]; line: number }[] = []
        await readRows(pieces(file, sizes), delimiter, (cells, line) => read.push({ cells, line }) > 0)
        expect(read).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('any bytes either can be read or give a fault with its line, and never make the reader hang', async () => {
  const bytes = fc.array(fc.constantFrom(...Buffer.from('a1,;"\n\r\0 '), 0xff, 0xc5, 0xbc), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(bytes, async values => {
      const reading = readRows(pieces(Buffer.from(values), [7]), ',', () => true)
      const end = await reading.then(
        () => undefined,
        error => error,
      )
      if (end === undefined) return
      expect(end).toBeInstanceOf(FileFaultError)
      expect(end.line).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
