import { afterEach, expect, test, vi } from 'vitest'
import { everything } from '../storage/consent.ts'
import { consentStore } from '../storage/consent-store.ts'
import { isServerUnreached, keepOffset, keptOffset } from './kept-clock.ts'

afterEach(() => vi.unstubAllGlobals())

test('while the server does not answer, the last known difference of the clocks serves, and the page counts as offline (rulebook 13.86)', () => {
  vi.stubGlobal('navigator', { onLine: true })
  consentStore.choose(everything)
  keepOffset(1500)
  expect(isServerUnreached()).toBe(false)
  keptOffset()
  expect(isServerUnreached(), 'although the browser has a network').toBe(true)
  keepOffset(1400)
  expect(isServerUnreached()).toBe(false)
})
