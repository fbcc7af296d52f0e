import { expect, test } from 'vitest'
import type { Tie } from '../league.ts'
import { levelName, levelsOf, wayOf } from './bracket-view.ts'

const user = (id: number | null) => (id === null ? null : { id, username: `user_${id}`, avatar: '' })
type Place = { level: number; index: number }
const tie = (place: Place, home: number | null, away: number | null, winner: Tie['winner'] = null): Tie => ({
  ...place,
  home: user(home),
  away: user(away),
  homeSeed: home,
  awaySeed: away,
  homeScore: null,
  awayScore: null,
  winner,
  by: winner && 'score',
  state: winner ? 'final' : 'ahead',
  correction: null,
})

const ties = [
  tie({ level: 2, index: 1 }, 1, null),
  tie({ level: 3, index: 1 }, null, null),
  tie({ level: 1, index: 2 }, 4, 5),
  tie({ level: 1, index: 1 }, 1, 8, 'home'),
  tie({ level: 1, index: 4 }, 3, 6),
  tie({ level: 1, index: 3 }, 2, 7, 'away'),
  tie({ level: 2, index: 2 }, 7, null),
]

test('a bracket is shown level by level, its ties from top to bottom', () => {
  expect(levelsOf(ties).map(({ level, ties }) => [level, ties.map(({ index }) => index)])).toEqual([
    [1, [1, 2, 3, 4]],
    [2, [1, 2]],
    [3, [1]],
  ])
})

test('the way of a member who is still in leads to the final', () => {
  expect([...wayOf(levelsOf(ties), 1)]).toEqual(['1-1', '2-1', '3-1'])
  expect([...wayOf(levelsOf(ties), 6)]).toEqual(['1-4', '2-2', '3-1'])
})

test('the way of a member who is out ends with the lost tie, and a visitor has none', () => {
  expect([...wayOf(levelsOf(ties), 8)]).toEqual(['1-1'])
  expect(wayOf(levelsOf(ties), undefined).size).toBe(0)
})

test.each([
  [7, 7, 'final', 2],
  [6, 7, 'semifinals', 4],
  [5, 7, 'quarterfinals', 8],
  [4, 7, 'lastOf', 16],
  [1, 7, 'lastOf', 128],
])('level %d of %d is called %s, %d', (level, levels, name, count) => {
  expect(levelName(level, levels)).toEqual({ name, count })
})
