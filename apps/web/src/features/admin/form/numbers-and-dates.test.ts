import { describe, expect, test } from 'vitest'
import { lastUpdated, numberOf, timeOfDay, withReadableDates } from './numbers-and-dates.ts'

test('instants in a text are written as dates (rulebook 13.29)', () => {
  const at = '2026-02-09T14:05:00.000Z'
  expect(withReadableDates(`furia - navi, ${at}`, 'en')).toBe(`furia - navi, ${lastUpdated(at, 'en')}`)
  expect(withReadableDates('1999-09-12', 'en')).toBe('1999-09-12')
})

test.each([
  ['1000', 1000],
  [' 1.25 ', 1.25],
  ['1,5', 1.5],
  ['0', 0],
  ['-3', -3],
  ['', null],
  ['1e3', null],
  ['1.', null],
  ['1.200', null],
  ['12,500', null],
  ['0.250', 0.25],
  ['abc', null],
])('%j is converted to %j (rulebook 11.3)', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

describe('last updated (rulebook 13.29)', () => {
  const at = (month: number, day: number, hour: number, minute: number) =>
    new Date(2026, month, day, hour, minute).toISOString()
  test.each([
    [at(1, 9, 14, 5), '9 February 2026 | 14:05'],
    [at(11, 31, 0, 0), '31 December 2026 | 00:00'],
    [undefined, '-'],
  ])('%s is shown as %s', (instant, text) => {
    expect(lastUpdated(instant, 'en')).toBe(text)
  })
  test('the month is in the reader’s language', () => {
    expect(lastUpdated(at(1, 9, 4, 5), 'pl')).toBe('9 lutego 2026 | 04:05')
  })
})

test('the time of a receipt has two digits each', () => {
  expect(timeOfDay(new Date(2026, 6, 1, 3, 8).getTime())).toBe('03:08')
})
