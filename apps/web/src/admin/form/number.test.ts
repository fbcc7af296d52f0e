import { expect, test } from 'vitest'
import { numberOf } from './number.ts'

test.each([
  ['1000', 1000],
  [' 1.25 ', 1.25],
  ['1,5', 1.5],
  ['0', 0],
  ['-3', -3],
  ['', null],
  ['1e3', null],
  ['1.', null],
  ['abc', null],
])('%j is converted to %j (admin-social.md 5)', (text, value) => {
  expect(numberOf(text)).toBe(value)
})
