import { expect, test } from 'vitest'
import { goesOn } from './goes-on.ts'

const phase = (index: number, open: string, lock: string) => ({ index, open, lock, points: 100 })
const first = phase(1, '2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z')
const last = phase(2, '2026-06-03T12:00:00Z', '2026-06-04T12:00:00Z')

test('an event goes on until its last phase has locked, for users who are out too (rulebook 13.61)', () => {
  expect(goesOn([first, last], '2026-06-04T11:59:59Z')).toBe(true)
  expect(goesOn([first, last], '2026-06-04T12:00:00Z')).toBe(false)
  expect(goesOn([first], '2026-06-02T12:00:00Z')).toBe(false)
})

test('a phase without a date is still to come, and without the date of the server nothing has ended (rulebook 2.4)', () => {
  expect(goesOn([first, phase(2, '', '')], '2027-01-01T00:00:00Z')).toBe(true)
  expect(goesOn([first, last], null)).toBe(true)
})
