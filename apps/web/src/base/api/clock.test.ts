import { expect, test } from 'vitest'
import { clockOffset, untilNextSecond } from './clock.ts'

test("the server's date counts as that of the middle of the round trip", () => {
  expect(clockOffset('1970-01-01T00:01:00.000Z', 10_000, 10_400)).toBe(49_800)
  expect(clockOffset('1970-01-01T00:00:05.000Z', 10_000, 10_000)).toBe(-5000)
})

test.each([
  [1000, 1000],
  [1001, 999],
  [1999, 1],
])('at %i ms the next whole second is %i ms away', (now, wait) => {
  expect(untilNextSecond(now)).toBe(wait)
})
