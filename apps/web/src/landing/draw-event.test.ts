import { expect, test } from 'vitest'
import { drawEvent } from './draw-event.ts'

const phase = (open: string, lock: string) => ({ index: 1, points: 1000, open, lock })
const ongoing = {
  name: 'ongoing',
  completed: false,
  phases: [phase('2026-01-01T00:00:00Z', '2026-01-09T00:00:00Z')],
}
const upcoming = {
  name: 'upcoming',
  completed: false,
  phases: [phase('2026-02-01T00:00:00Z', '2026-02-09T00:00:00Z')],
}
const completed = { ...ongoing, name: 'completed', completed: true }
const over = {
  name: 'over',
  completed: false,
  phases: [phase('2025-01-01T00:00:00Z', '2025-01-09T00:00:00Z')],
}
const now = '2026-01-05T00:00:00Z'

test.each([
  [0, 'ongoing'],
  [0.49, 'ongoing'],
  [0.5, 'upcoming'],
  [0.999, 'upcoming'],
])('only ongoing and upcoming events are drawn, each with the same chance: %d', (lot, name) => {
  expect(drawEvent([completed, ongoing, over, upcoming], now, lot)?.name).toBe(name)
})

test('nothing to play, nothing drawn', () => {
  expect(drawEvent([completed, over], now, 0)).toBeUndefined()
})
