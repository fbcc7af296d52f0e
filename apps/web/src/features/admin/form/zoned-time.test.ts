import { describe, expect, test } from 'vitest'
import { offsetAt, readLocal, toLocal } from './zoned-time.ts'

describe('a typed time (rulebook 18.6)', () => {
  const read = (local: string, zone: string) =>
    readLocal(local, zone)?.map(({ instant, offset }) => [instant, offset])
  test.each([
    ['2027-07-01T23:07', 'Europe/Warsaw', [['2027-07-01T21:07:00.000Z', '+02:00']]],
    ['2027-03-28T02:30', 'Europe/Warsaw', []],
    ['2027-03-28T03:00', 'Europe/Warsaw', [['2027-03-28T01:00:00.000Z', '+02:00']]],
    [
      '2027-10-31T02:31',
      'Europe/Warsaw',
      [
        ['2027-10-31T00:31:00.000Z', '+02:00'],
        ['2027-10-31T01:31:00.000Z', '+01:00'],
      ],
    ],
    ['2027-10-31T03:00', 'Europe/Warsaw', [['2027-10-31T02:00:00.000Z', '+01:00']]],
    ['2027-03-28T02:30', 'Asia/Kolkata', [['2027-03-27T21:00:00.000Z', '+05:30']]],
    ['2027-10-31T02:31', 'Asia/Tokyo', [['2027-10-30T17:31:00.000Z', '+09:00']]],
    ['2027-10-31T02:31', 'UTC', [['2027-10-31T02:31:00.000Z', '+00:00']]],
    ['2027-10-03T02:15', 'Australia/Lord_Howe', []],
    [
      '2027-04-04T01:45',
      'Australia/Lord_Howe',
      [
        ['2027-04-03T14:45:00.000Z', '+11:00'],
        ['2027-04-03T15:15:00.000Z', '+10:30'],
      ],
    ],
  ])('%s in %s', (local, zone, times) => {
    expect(read(local, zone)).toEqual(times)
  })
  test.each(['', 'soon', '2027-02-30T12:00', '2027-02-03'])('%j is no date', text => {
    expect(readLocal(text, 'Europe/Warsaw')).toBeNull()
  })
})

test('both times that exist twice are written alike and have their own offset (rulebook 18.5)', () => {
  const [first, second] = ['2027-10-31T00:31:59.999Z', '2027-10-31T01:31:00Z']
  const zone = 'Europe/Warsaw'
  expect([toLocal(first, zone), toLocal(second, zone)]).toEqual(['2027-10-31T02:31', '2027-10-31T02:31'])
  expect([offsetAt(first, zone), offsetAt(second, zone)]).toEqual(['+02:00', '+01:00'])
})

test('a time is written as it was read, in the viewer’s zone', () => {
  const [time] = readLocal('2026-07-01T23:07') ?? []
  expect(toLocal(time?.instant ?? '')).toBe('2026-07-01T23:07')
})
