import { expect, test } from 'vitest'
import type { TableRow } from '../league.ts'
import { bestOut } from './best-out.ts'

const row = (id: number, rank: number, out: boolean): TableRow => ({
  rank,
  previousRank: rank + 1,
  user: { id, username: `user_${id}`, avatar: '' },
  points: 100 - rank,
  played: 1,
  form: [],
  out,
  tieBreak: null,
  qualifies: null,
  roundsWon: 0,
  bestRound: 0,
  won: null,
  drawn: null,
  lost: null,
  scored: null,
  inactive: false,
})

test('members who are out have places among themselves, shared where the ranks are (rulebook 13.82)', () => {
  const rows = [row(1, 1, false), row(2, 2, true), row(3, 3, false), row(4, 4, true), row(5, 4, true)]
  const out = bestOut([...rows, row(6, 6, true)])
  expect(out.map(({ user, rank }) => [user.id, rank])).toEqual([
    [2, 1],
    [4, 2],
    [5, 2],
    [6, 4],
  ])
  expect(out.every(({ previousRank }) => previousRank === null)).toBe(true)
})
