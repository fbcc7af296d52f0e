import { afterAll, expect, test, vi } from 'vitest'
import { readBack } from './back.ts'

vi.stubGlobal('location', { origin: 'https://game.example' })
afterAll(() => vi.unstubAllGlobals())

test('signing in leads back to a path of the app, including its search', () => {
  expect(readBack({ back: '/clutchdeck/games/3?a=b' })).toEqual({ back: '/clutchdeck/games/3?a=b' })
})

test.each([
  undefined,
  3,
  'https://evil.example/clutchdeck',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/login?back=/friends',
  '/signup',
])('signing in does not lead back to %j', back => {
  expect(readBack({ back })).toEqual({})
})
