import { expect, test } from 'vitest'
import type { Tie } from '../league.ts'
import { liveTie, playersIn } from './live-ties.ts'

const user = (id: number) => ({ id, username: `user_${id}`, avatar: '' })
const tie = (home: number, away: number | null): Tie => ({
  level: 1,
  index: 1,
  home: user(home),
  away: away === null ? null : user(away),
  homeSeed: 1,
  awaySeed: 2,
  homeScore: 5,
  awayScore: 5,
  winner: 'home',
  by: 'bestCard',
  state: 'running',
  correction: null,
})
const scoreOf = (userId: number, score: number) => ({ userId, score, hasDeck: true })

test('while a map runs the higher score leads a tie; equal ones leave it as it was (rulebook 19.26)', () => {
  expect(liveTie(tie(1, 2), [scoreOf(1, 5), scoreOf(2, 9)], true)).toMatchObject({
    homeScore: 5,
    awayScore: 9,
    winner: 'away',
    by: 'score',
    isLive: true,
  })
  // After the last map is final, until it is loaded.
  expect(liveTie(tie(1, 2), [scoreOf(1, 5), scoreOf(2, 9)], false)).toMatchObject({
    awayScore: 9,
    isLive: false,
  })
  expect(liveTie(tie(1, 2), [scoreOf(1, 7), scoreOf(2, 7)], true)).toMatchObject({
    winner: 'home',
    by: 'bestCard',
  })
  expect(liveTie({ ...tie(1, 2), state: 'final' }, [scoreOf(1, 5), scoreOf(2, 9)], true).isLive).toBe(false)
  expect(liveTie(tie(1, 2), [], true)).toEqual({ ...tie(1, 2), isLive: false })
})

test('of a large round only the viewer’s own tie is live; a bye has no live score', () => {
  const few = [tie(1, 2), tie(3, 4), tie(5, null)]
  expect(playersIn(few, undefined)).toEqual([1, 2, 3, 4])
  const many = Array.from({ length: 17 }, (_, at) => tie(2 * at, 2 * at + 1))
  expect(playersIn(many, 4)).toEqual([4, 5])
  expect(playersIn(many, undefined)).toEqual([])
})
