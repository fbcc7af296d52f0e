import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localTimeOf } from '../shared/local-time.ts'
import { retryDelayMs } from './retry.ts'
import {
  digestDay,
  dueWarning,
  endOfQuiet,
  isQuiet,
  mayDisturb,
  nextDigestTime,
  startOfDay,
} from './timing.ts'

const zones = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]
const warsaw = 'Europe/Warsaw'
/** The warning by mail of a lock, long after it became due. */
const warningTime = (lock: string, timeZone: string) => {
  const { at, isEarly } = dueWarning('mail', lock, { timeZone, now: lock }) ?? { at: '', isEarly: false }
  return { at, isEarly }
}
const instants = fc
  .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
  .map(ms => new Date(Math.floor(ms / 60_000) * 60_000).toISOString())

test('a warning is due a day before the lock (rulebook 20.8)', () => {
  expect(warningTime('2027-01-12T17:00:00Z', warsaw)).toEqual({
    at: '2027-01-11T17:00:00.000Z',
    isEarly: false,
  })
})

test.each([
  ['at 22:00 on the dot', '2027-01-12T21:00:00Z', '2027-01-11T20:30:00.000Z'],
  ['before midnight', '2027-01-12T22:59:00Z', '2027-01-11T20:30:00.000Z'],
  ['after midnight: the evening before', '2027-01-12T23:00:00Z', '2027-01-11T20:30:00.000Z'],
  ['at 07:59', '2027-01-12T06:59:00Z', '2027-01-10T20:30:00.000Z'],
])('a warning that falls into quiet hours goes out at 21:30 before: %s (rulebook 20.9)', (_, lock, at) => {
  expect(warningTime(lock, warsaw)).toEqual({ at, isEarly: true })
})

test('at 08:00 quiet hours are over (rulebook 20.9)', () => {
  expect(warningTime('2027-01-12T07:00:00Z', warsaw).isEarly).toBe(false)
})

test('no warning is due in quiet hours, in any zone, at any lock, whatever clocks do (rulebook 20.9)', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (lock, zone) => {
      const { at } = warningTime(lock, zone)
      const aheadHours = (Date.parse(lock) - Date.parse(at)) / 3_600_000
      return !isQuiet(at, zone) && aheadHours >= 24 && aheadHours <= 35.5
    }),
  )
})

test('quiet hours end at 08:00; a moved lock notifies in them if it is within 12 hours (rulebook 20.9)', () => {
  expect(endOfQuiet('2027-01-11T21:30:00Z', warsaw)).toBe('2027-01-12T07:00:00.000Z')
  expect(endOfQuiet('2027-01-11T23:30:00Z', warsaw)).toBe('2027-01-12T07:00:00.000Z')
  expect(endOfQuiet('2027-03-27T23:30:00Z', warsaw), 'clocks go forward').toBe('2027-03-28T06:00:00.000Z')
  expect(mayDisturb('2027-01-12T11:30:00Z', '2027-01-11T23:30:00Z')).toBe(true)
  expect(mayDisturb('2027-01-12T11:31:00Z', '2027-01-11T23:30:00Z')).toBe(false)
})

test('the digest is due on Mondays from 09:00 until quiet hours in the zone of the user (rulebook 20.8, 20.9)', () => {
  expect(digestDay('2027-01-11T07:59:00Z', warsaw)).toBeUndefined()
  expect(digestDay('2027-01-11T08:00:00Z', warsaw)).toBe('2027-01-11')
  expect(digestDay('2027-01-11T20:59:00Z', warsaw)).toBe('2027-01-11')
  expect(digestDay('2027-01-11T21:00:00Z', warsaw)).toBeUndefined()
  expect(digestDay('2027-01-11T08:00:00Z', 'America/New_York')).toBeUndefined()
  expect(digestDay('2027-01-12T08:00:00Z', warsaw)).toBeUndefined()
  expect(nextDigestTime('2027-01-11T08:00:00Z', warsaw)).toBe('2027-01-12T08:00:00.000Z')
})

test('a day starts at midnight of the zone, also on days with 23 and 25 hours (rulebook 20.10)', () => {
  expect(startOfDay('2027-01-11T23:30:00Z', warsaw)).toBe('2027-01-11T23:00:00.000Z')
  expect(startOfDay('2027-03-28T12:00:00Z', warsaw)).toBe('2027-03-27T23:00:00.000Z')
  expect(startOfDay('2027-10-31T12:00:00Z', warsaw)).toBe('2027-10-30T22:00:00.000Z')
})

test('the instant of a local time is right on both sides of a clock change, and when the time does not exist or exists twice', () => {
  expect(instantOf('2027-03-28', 21 * 60 + 30, warsaw)).toBe('2027-03-28T19:30:00.000Z')
  expect(instantOf('2027-03-27', 21 * 60 + 30, warsaw)).toBe('2027-03-27T20:30:00.000Z')
  expect(instantOf('2027-03-28', 2 * 60 + 30, warsaw)).toBe('2027-03-28T01:30:00.000Z')
  expect(instantOf('2027-10-31', 2 * 60 + 30, warsaw)).toBe('2027-10-31T00:30:00.000Z')
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (at, zone) => {
      const { day, minutes } = localTimeOf(at, zone)
      const { day: sameDay, minutes: sameMinutes } = localTimeOf(instantOf(day, minutes, zone), zone)
      expect([sameDay, sameMinutes]).toEqual([day, minutes])
    }),
  )
})

test('tries are 1, 2, 4 minutes and so on apart, an hour at most (rulebook 20.6)', () => {
  expect([1, 2, 3, 6, 7, 20].map(tries => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
})

/** The warnings by push of a lock, minute by minute, in the order in which they become due. */
const pushesOf = (lock: string, timeZone: string) => {
  const due = Array.from({ length: 15 * 60 + 1 }, (_, minute) => {
    const now = new Date(Date.parse(lock) - (15 * 60 - minute) * 60_000).toISOString()
    return dueWarning('push', lock, { timeZone, now })
  })
  return [...new Set(due.map(each => each && JSON.stringify(each)))].flatMap(each =>
    each === undefined ? [] : [JSON.parse(each)],
  )
}

test('pushes warn 3 hours and 1 hour before a lock (rulebook 20.13)', () => {
  expect(pushesOf('2027-01-12T17:00:00.000Z', warsaw)).toEqual([
    { hours: 3, at: '2027-01-12T14:00:00.000Z', isEarly: false },
    { hours: 1, at: '2027-01-12T16:00:00.000Z', isEarly: false },
  ])
})

test.each([
  [
    'only the second in quiet hours',
    '2027-01-12T22:30:00.000Z',
    ['2027-01-12T19:30:00.000Z', '2027-01-12T20:30:00.000Z'],
  ],
  ['both in quiet hours: one', '2027-01-13T02:00:00.000Z', ['2027-01-12T20:30:00.000Z']],
  [
    'only the first in quiet hours',
    '2027-01-13T08:30:00.000Z',
    ['2027-01-12T20:30:00.000Z', '2027-01-13T07:30:00.000Z'],
  ],
  [
    'the first at 21:30 itself, the second in quiet hours: one',
    '2027-01-12T23:30:00.000Z',
    ['2027-01-12T20:30:00.000Z'],
  ],
])('pushes of a lock at night: %s (rulebook 20.9)', (_, lock, times) => {
  expect(pushesOf(lock, warsaw).map(({ at }) => at)).toEqual(times)
})

test('a user gets two pushes of a lock at most, none in quiet hours, in any zone (rulebook 20.9)', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (lock, zone) => {
      const { at } = dueWarning('push', lock, { timeZone: zone, now: lock }) ?? { at: '' }
      return !isQuiet(at, zone) && Date.parse(at) <= Date.parse(lock) - 3_600_000
    }),
  )
})
