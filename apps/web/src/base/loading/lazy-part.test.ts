import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { savesData } from './prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

/** Asks a part to load before it is needed, in a browser with this network connection; returns how often it was loaded. */
function prefetchWith(connection: { saveData: boolean } | undefined): number {
  vi.stubGlobal('navigator', { connection })
  let loads = 0
  const Part = lazyPart(async () => {
    loads++
    return { default: () => null }
  })
  Part.prefetch()
  return loads
}

test('a part is loaded before it is needed, unless the browser saves data (rulebook 13.46)', () => {
  expect(prefetchWith({ saveData: false })).toBe(1)
  expect(prefetchWith({ saveData: true })).toBe(0)
})

test('a browser that does not say so saves no data', () => {
  expect(prefetchWith(undefined)).toBe(1)
  expect(savesData()).toBe(false)
})
