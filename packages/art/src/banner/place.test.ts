import { expect, test } from 'vitest'
import { banner } from './banner.ts'
import { placeOf } from './place.ts'

test('keys without a word of a place are spread over all eight (rulebook 13.73)', () => {
  const places = new Set(Array.from({ length: 60 }, (_, n) => placeOf(`event-${n}`)))
  expect(places.size).toBe(8)
})

test.each([
  ['alpine-major', 'winter-draft-cup'],
  ['baltic-masters', 'adriatic-clash'],
  ['vistula-open', 'open_danube'],
])('a word of the key tells the place: %s, %s', (one, other) => {
  expect(placeOf(one)).toBe(placeOf(other))
})

test('no two of six events share place and light', () => {
  const scenes = [
    'vistula-open',
    'baltic-masters',
    'alpine-major',
    'krakow-invitational',
    'adriatic-clash',
    'winter-draft-cup',
  ].map(key => [placeOf(key), /fill="(#[0-9a-f]{6})"/.exec(banner(key))?.[1]] as const)
  const alike = scenes.filter(([place, light], n) =>
    scenes.slice(n + 1).some(each => each[0] === place && each[1] === light),
  )
  expect(alike).toEqual([])
})

test('the name of a property of every object is not a place', () => {
  expect(placeOf('constructor')).toBeDefined()
})
