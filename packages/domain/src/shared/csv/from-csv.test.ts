import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCsv } from './from-csv.ts'
import { plainCell, toCsv } from './to-csv.ts'

it.each([
  ['', []],
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a;b,c\r\n1;2\r\n', [['a;b', 'c'], ['1;2']]],
  [
    'a;b\n1;"x;""y"""\n\n3;',
    [
      ['a', 'b'],
      ['1', 'x;"y"'],
      ['3', ''],
    ],
  ],
  ['\uFEFFa\n"1\n2"', [['a'], ['1\n2']]],
])('%j is read as %j (rulebook 8.2)', (text, rows) => {
  expect(fromCsv(text)).toEqual({ rows: rows.map(cells => expect.objectContaining({ cells })), faults: [] })
})

it('names the line at which the text is not read further (rulebook 8.2)', () => {
  const { rows, faults } = fromCsv('a\tb\n\n1\tx\n2\tBorys "bo" Nowak\n3\tz')
  expect(rows.map(({ line }) => line)).toEqual([1, 3])
  expect(faults).toMatchObject([{ line: 4, reason: expect.stringMatching(/quotes must be quoted/) }])
})

it('reads back what `toCsv` writes', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', ',', ';', ' ', '\n', '='), minLength: 1 })
    .map(text => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), rows => {
      const table = [['a', 'b'], ...rows]
      expect(fromCsv(toCsv(table)).rows.map(({ cells }) => cells.map(plainCell))).toEqual(table)
    }),
  )
})
