import { expect, test } from 'vitest'
import type { HubMessage } from './message.ts'
import { keepRecentMessages } from './recent-messages.ts'

const changed = (eventId: number): HubMessage => ({ type: 'event_changed', eventId })
const ofEvent = (eventId: number) => (message: HubMessage) =>
  'eventId' in message && message.eventId === eventId

test('knows the messages since a time that concern a page (rulebook 12.29)', () => {
  let now = 0
  const recent = keepRecentMessages(() => now)
  now = 1000
  recent.add(changed(1))
  now = 2000
  expect(recent.hasMissed(500, ofEvent(1))).toBe(true)
  expect(recent.hasMissed(1001, ofEvent(1))).toBe(false)
  expect(recent.hasMissed(500, ofEvent(2))).toBe(false)
})

test('anything may have been missed before the process started, and before the oldest message that is kept', () => {
  let now = 100
  const recent = keepRecentMessages(() => now)
  expect(recent.hasMissed(99, ofEvent(1))).toBe(true)
  expect(recent.hasMissed(100, ofEvent(1))).toBe(false)
  for (let n = 0; n < 20_001; n++) {
    now++
    recent.add(changed(2))
  }
  expect(recent.hasMissed(101, ofEvent(1))).toBe(true)
  expect(recent.hasMissed(now - 5000, ofEvent(1))).toBe(false)
  now += 400_000
  expect(recent.hasMissed(now - 399_000, ofEvent(1))).toBe(true)
})
