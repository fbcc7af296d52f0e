import { expect, test } from 'vitest'
import { ownEvents } from './own-events.ts'

const now = '2026-06-10T12:00:00Z'
const day = (date: number) => `2026-06-${String(date).padStart(2, '0')}T12:00:00Z`
const event = (name: string, dates: readonly (readonly [open: number, lock: number])[], more = {}) => ({
  name,
  joined: true,
  completed: false,
  phases: dates.map(([open, lock], at) => ({ index: at + 1, open: day(open), lock: day(lock), points: 1 })),
  ...more,
})

test('a user’s events come by the next lock, then by the next opening, then by the last lock (rulebook 13.87)', () => {
  const events = [
    event('awaited, long ago', [[1, 2]]),
    event('opens late', [[20, 21]]),
    event('locks late', [[1, 12]]),
    event('between phases', [
      [1, 2],
      [14, 15],
    ]),
    event('awaited', [[1, 9]]),
    event('locks soon', [
      [1, 2],
      [9, 11],
    ]),
    event('undated', []),
    event('of others', [[1, 11]], { joined: false }),
    event('completed', [[1, 11]], { completed: true }),
  ]
  expect(ownEvents(events, now).map(({ name }) => name)).toEqual([
    'locks soon',
    'locks late',
    'between phases',
    'opens late',
    'awaited',
    'awaited, long ago',
    'undated',
  ])
})
