import { expect, test } from 'vitest'
import { searchPlayers } from './search-players.ts'

const names = ['ZywOo', 'ropz', 'donk', 'sh1ro', 'm0NESY', 'Zażółć']
const cards = names.map((name, at) => ({
  playerId: at + 1,
  name,
  birth: '2000-01-01',
  country: 'fr',
  roleId: 1,
  styleId: 1,
  team: null,
}))

test('an empty search leaves the default order', () => {
  expect(searchPlayers(cards, '  ')).toBeNull()
})

test('a search is fuzzy, best first', () => {
  expect(searchPlayers(cards, 'zyvoo')?.[0]).toBe(1)
  expect(searchPlayers(cards, 'shiro')?.[0]).toBe(4)
})

test('a search finds a name also without its accents (rulebook 13.12)', () => {
  expect(searchPlayers(cards, 'zazolc')).toEqual([6])
})

test('a search that matches no name finds no player', () => {
  expect(searchPlayers(cards, 'qqqqqqqq')).toEqual([])
})
