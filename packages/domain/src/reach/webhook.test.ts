import { expect, test } from 'vitest'
import { isFailingTooLong, webhookDelayMs } from './webhook.ts'

test('a message is tried ten times within three days and a half, later by a tenth at most (rulebook 21.10)', () => {
  const all = (jitter: number) => Array.from({ length: 10 }, (_, tries) => webhookDelayMs(tries + 1, jitter))
  const seconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  expect(all(0)).toEqual([...seconds.map(each => each * 1000), undefined])
  expect(all(1)[0]).toBe(5500)
})

test('a webhook that has failed for three days is switched off (rulebook 21.11)', () => {
  const failing = (now: string) => isFailingTooLong('2026-06-01T12:00:00Z', now)
  expect([failing('2026-06-04T11:59:59Z'), failing('2026-06-04T12:00:00Z')]).toEqual([false, true])
  expect(isFailingTooLong(null, '2026-06-04T12:00:00Z')).toBe(false)
})
