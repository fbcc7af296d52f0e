import { expect, test } from 'vitest'
import { keepOpenStreams } from './open-streams.ts'

test('visitors have 2,000 streams in a process, a session 20; users still get theirs, and closed ones make room (rulebook 12.38)', () => {
  const streams = keepOpenStreams({ limited: true })
  const open = (network: string, sessionId?: number) => streams.add({ network, sessionId, close: () => {} })
  const opened = Array.from({ length: 2000 }, (_, n) => open(`10.0.${n}`))
  expect(() => open('10.1.0')).toThrow('too many tabs')
  for (let n = 0; n < 20; n++) open('10.1.0', 7)
  expect(() => open('10.1.0', 7)).toThrow('too many tabs')
  open('10.1.0', 8)
  opened[0]?.()
  open('10.1.0')
  expect(streams.sessionIds()).toEqual([7, 8])
})
