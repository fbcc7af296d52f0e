import { expect, test } from 'vitest'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import { orderedKeyplays, typeOfBest } from './keyplay-order.ts'

const keyplay = (id: number, points: number): Keyplay => ({
  id,
  name: `keyplay ${id}`,
  type: 'kill',
  points,
  namePl: null,
  revision: '1',
})
const keyplays = [
  keyplay(1, 4),
  keyplay(4, 300),
  keyplay(6, 14),
  { ...keyplay(16, 80), type: 'match' as const },
]
const record = (keyplayId: number, count: number) => ({ keyplayId, count, series: 2 })
const history = {
  own: { playerId: 7, series: 2, maps: 6, keyplays: [record(1, 20), record(4, 0), record(6, 10)] },
  all: [record(1, 20), record(4, 1), record(6, 1)],
}
const ids = (order: 'price' | 'own' | 'all', known: typeof history | undefined = history) =>
  orderedKeyplays(keyplays, 'kill', order, known).map(({ id }) => id)

test('keyplays are sorted cheapest first, or by the points they brought the player or all players (rulebook 13.57)', () => {
  expect(ids('price')).toEqual([1, 6, 4])
  expect(ids('own')).toEqual([6, 1, 4])
  expect(ids('all')).toEqual([4, 1, 6])
})

test('keyplays are also sorted cheapest first while the history is unknown', () => {
  expect(orderedKeyplays(keyplays, 'kill', 'own', undefined).map(({ id }) => id)).toEqual([1, 6, 4])
  expect(orderedKeyplays(keyplays, 'kill', 'own', { own: undefined, all: [] }).map(({ id }) => id)).toEqual([
    1, 6, 4,
  ])
})

test('another card is shown with the type that most of its three best keyplays have (rulebook 13.57)', () => {
  const typed = [
    keyplay(1, 4),
    { ...keyplay(2, 10), type: 'utility' as const },
    { ...keyplay(3, 20), type: 'utility' as const },
    { ...keyplay(5, 90), type: 'match' as const },
  ]
  const of = (...done: number[]) =>
    typeOfBest({ ...history, own: { ...history.own, keyplays: done.map(id => record(id, 2)) } }, typed)
  expect(of(1, 2, 3, 5)).toBe('utility')
  expect(of(1, 5)).toBe('match')
  expect(typeOfBest({ ...history, own: undefined }, typed)).toBeUndefined()
})
