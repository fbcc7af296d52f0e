import { expect, test } from 'vitest'
import { rankedEvents } from './ranked-events.ts'

const at = '2026-06-01T12:00:00.000Z'
const dated = { index: 1, open: at, lock: '2026-06-02T12:00:00.000Z', points: 1000 }

test('an event without phases, or without a phase that has dates, has no leaderboard', () => {
  const events = [{ phases: [] }, { phases: [{ ...dated, lock: at }] }, { phases: [dated] }]
  expect(rankedEvents(events)).toEqual(events.slice(2))
})
