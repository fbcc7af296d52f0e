import { afterAll, expect, test, vi } from 'vitest'
import { readBack } from './back.ts'

vi.stubGlobal('location', { origin: 'https://game.example' })
afterAll(() => vi.unstubAllGlobals())

test('a path of the app is led back to, its search included', () => {
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
])('%j leads nowhere', back => {
  expect(readBack({ back })).toEqual({})
})
