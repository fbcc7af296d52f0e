import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinStream, readStreamBy } from './join-stream.ts'

class Source extends EventTarget {
  readonly readyState = 1
  isOpen = true
  close() {
    this.isOpen = false
  }
}
const sources: Source[] = []
const open = () => sources.filter(({ isOpen }) => isOpen).length

beforeEach(() => {
  // As in a page without TLS, which has no locks.
  vi.stubGlobal('navigator', {})
  readStreamBy({ name: 'test', open: () => sources[sources.push(new Source()) - 1] ?? new Source() })
})
afterEach(() => vi.unstubAllGlobals())

test('a page without TLS reads a stream once for all its parts, and goes on when the part that opened it leaves (rulebook 13.37)', async () => {
  const heard: string[] = []
  const join = (part: string) =>
    joinStream('/live?eventId=7', () => 0, {
      onMessage: type => heard.push(`${part} ${type}`),
      onConnected: () => {},
      onCounts: () => {},
      onLock: () => {},
    })
  const leaveFirst = join('first')
  const leaveSecond = join('second')
  await vi.waitFor(() => expect(open()).toBe(1))
  sources[0]?.dispatchEvent(new Event('event_changed'))
  await vi.waitFor(() => expect(heard).toEqual(['first event_changed', 'second event_changed']))
  leaveFirst()
  await vi.waitFor(() => expect(sources.length).toBe(2))
  expect(open()).toBe(1)
  sources[1]?.dispatchEvent(new Event('event_changed'))
  expect(heard.at(-1)).toBe('second event_changed')
  leaveSecond()
  expect(open()).toBe(0)
})
