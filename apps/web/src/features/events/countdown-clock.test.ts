import { expect, test } from 'vitest'
import { countdownTo } from './countdown-clock.ts'

test.each([
  ['2026-01-01T00:00:01Z', { days: 0, clock: '00:00:01' }],
  ['2026-01-01T00:00:00.400Z', { days: 0, clock: '00:00:01' }],
  ['2026-01-01T01:02:03Z', { days: 0, clock: '01:02:03' }],
  ['2026-01-03T23:59:59Z', { days: 2, clock: '23:59:59' }],
  ['2025-12-31T00:00:00Z', { days: 0, clock: '00:00:00' }],
])('until %s', (until, left) => {
  expect(countdownTo(until, '2026-01-01T00:00:00Z')).toEqual(left)
})
