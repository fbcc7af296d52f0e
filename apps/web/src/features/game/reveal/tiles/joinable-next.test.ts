import { expect, test } from 'vitest'
import { joinableNext } from './joinable-next.ts'

const now = '2026-06-01T12:00:00Z'
const event = (id: number, lock: string, joined = false) => ({
  id,
  joined,
  completed: false,
  phases: [{ index: 1, points: 100, open: '2026-06-01T10:00:00Z', lock }],
})
const past = '2026-06-01T11:00:00Z'
const today = '2026-06-01T18:00:00Z'
const tomorrow = '2026-06-02T18:00:00Z'

test('the next event is the one that locks first', () => {
  const events = [event(1, tomorrow), event(2, today)]
  expect(joinableNext(events, 9, now)?.event.id).toBe(2)
  expect(joinableNext(events, 2, now)?.event.id).toBe(1)
})

test('an event that was joined or has locked is not offered', () => {
  expect(joinableNext([event(1, today, true), event(2, past)], 9, now)).toBeUndefined()
})
