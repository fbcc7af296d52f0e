import { expect, test } from 'vitest'
import { type LeaderboardRow, medalOf, ownPlace, placesWon } from './standing.ts'

let created = 0
const standing = (rank: number, username: string, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  userId: ++created,
  user: { username },
  score: 100,
  rank,
  previousRank: null,
  ...more,
})
const shown = [standing(11, 'Bo'), standing(11, 'cleo'), standing(13, 'dan')]

test.each([
  ['on the page', shown[1], 'among'],
  ['of a better rank', standing(3, 'kim'), 'over'],
  ['level with the first row, by username before it', standing(11, 'adam'), 'over'],
  ['level with the first row, by username after it', standing(11, 'zoe-zoe'), 'under'],
  ['of a worse rank', standing(40, 'kim'), 'under'],
] as const)('the user’s own row %s is %s the rows shown', (_, own, place) => {
  expect(own && ownPlace(own, shown)).toBe(place)
})

test.each([
  [3, 8, 5],
  [8, 3, -5],
  [4, 4, 0],
  [4, null, null],
])('rank %i that was %j before is %j places won', (rank, previousRank, won) => {
  expect(placesWon(standing(rank, 'kim', { previousRank }))).toBe(won)
})

test('the first three ranks get a medal if they have points', () => {
  expect([1, 2, 3, 4].map(rank => medalOf(standing(rank, 'kim')))).toEqual([
    'gold',
    'silver',
    'bronze',
    undefined,
  ])
  expect(medalOf(standing(1, 'kim', { score: 0 }))).toBeUndefined()
})
