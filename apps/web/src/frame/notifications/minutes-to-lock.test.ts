import { expect, test } from 'vitest'
import { minutesToLock } from './minutes-to-lock.ts'

const lock = '2026-06-02T12:00:00.000Z'

test.each([
  ['2026-06-02T11:00:00.000Z', 'in 1 hour', 'za 1 godzinę'],
  ['2026-06-02T11:55:00.000Z', 'in 5 minutes', 'za 5 minut'],
  ['2026-06-02T11:09:30.000Z', 'in 51 minutes', 'za 51 minut'],
  ['2026-06-02T11:59:59.000Z', 'in 1 minute', 'za 1 minutę'],
  ['2026-06-02T12:00:00.000Z', undefined, undefined],
])('a lock at noon seen at %s is %s away (rulebook 10.22)', (now, english, polish) => {
  expect([minutesToLock(lock, now, 'en'), minutesToLock(lock, now, 'pl')]).toEqual([english, polish])
})

test('a notification without a lock shows no time', () => {
  expect(minutesToLock(undefined, lock, 'en')).toBeUndefined()
})
