import { expect, test, vi } from 'vitest'
import { formatDay, formatSecond, formatTimeInZone } from './dates.ts'

const winter = '2026-02-09T13:05:09Z'
const summer = '2026-07-09T13:05:09Z'

test('dates start with the day in both languages (rulebook 13.41)', () => {
  expect(formatDay(winter, 'en')).toBe('9 February 2026')
  expect(formatDay(winter, 'pl')).toBe('9 lutego 2026')
})

test.each([
  ['Europe/Warsaw', winter, '14:05 CET'],
  ['Europe/Warsaw', summer, '15:05 CEST'],
  ['Asia/Tokyo', winter, '22:05 GMT+9'],
  ['UTC', winter, '13:05 UTC'],
])('in %s at %s the time names the zone: %s (rulebook 13.64)', (zone, instant, written) => {
  vi.stubEnv('TZ', zone)
  for (const language of ['en', 'pl']) expect(formatTimeInZone(instant, language)).toBe(written)
  vi.unstubAllEnvs()
})

test('times have 24 hours, also in English', () => {
  vi.stubEnv('TZ', 'Europe/Warsaw')
  expect(formatSecond(winter)).toBe('14:05:09')
  vi.unstubAllEnvs()
})
