import { expect, test } from 'vitest'
import { qualifyingLine } from './qualifying-line.ts'

const lineOf = (...flags: (boolean | null)[]) =>
  qualifyingLine(
    flags.map((qualifies, at) => ({ qualifies, user: { id: at + 1, username: '', avatar: '' } })),
  )

test('the line of a qualifying round is below the last who goes on (rulebook 19.39)', () => {
  expect(lineOf(true, true, false, false)).toBe(2)
  expect(lineOf(true, true), 'it is on the next page').toBeNull()
  expect(lineOf(false, false), 'it was on the page before').toBeNull()
  expect(lineOf(null, null), 'in other tables').toBeNull()
  expect(lineOf()).toBeNull()
})

test('after a correction those who went on are marked one by one (rulebook 19.39)', () => {
  expect(lineOf(true, false, true)).toBe('mixed')
  expect(lineOf(false, true)).toBe('mixed')
})
