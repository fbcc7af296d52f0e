import { describe, expect, it } from 'vitest'
import {
  checkLeagueSettings,
  type LeagueRound,
  leagueLimit,
  needsQualifying,
  playCup,
  qualifyingTable,
} from './index.ts'

const seeds = [5, 1, 2, 4, 3]
const members = seeds.map(userId => ({ userId, username: `user ${userId}` }))
const score = (userId: number, points: number) => ({ userId, score: points, hasDeck: true })
const orderOf = (round: LeagueRound) =>
  qualifyingTable(members, round).map(({ userId, rank }) => [userId, rank])

describe('a cup that starts when it fits (rulebook 19.39)', () => {
  it('plays its first round as a table only with more members than its rounds are enough for, and with a round left for a tie', () => {
    const needs = [
      [4, 2],
      [5, 2],
      [128, 6],
      [128, 7],
      [3, 1],
      [9, 0],
    ].map(([members = 0, rounds = 0]) => needsQualifying({ members, rounds }))
    expect(needs).toEqual([false, true, true, false, false, false])
  })

  it('has places up to the most of a cup, but with fewer than two rounds those of any cup (rulebook 19.4)', () => {
    const round = { lock: '2026-06-01T12:00:00Z', state: 'ahead' } as const
    const limitOf = (rounds: number, qualifying: boolean) =>
      leagueLimit({
        format: 'cup',
        rounds: Array.from({ length: rounds }, () => round),
        closedAt: null,
        to: null,
        qualifying,
      })
    expect([0, 1, 2, 6, 7, 8].map(rounds => limitOf(rounds, true))).toEqual([1, 2, 128, 128, 128, 128])
    expect(limitOf(2, false)).toBe(4)
  })

  it('is chosen for cups alone', () => {
    expect(checkLeagueSettings({ format: 'cup', qualifying: true })).toMatchObject({
      value: { qualifying: true },
    })
    expect(checkLeagueSettings({ format: 'cup' })).toMatchObject({ value: { qualifying: false } })
    expect(checkLeagueSettings({ format: 'table', qualifying: true })).toMatchObject({
      rule: 'LEAGUE_SETTINGS',
    })
  })

  it('orders its table by points, then by who held a card, then by the seeds before', () => {
    expect(orderOf([score(1, 10), score(2, 30), score(3, 20), score(4, 20), score(5, 0)])).toEqual([
      [2, 1],
      [4, 2],
      [3, 2],
      [1, 4],
      [5, 5],
    ])
    expect(orderOf([score(3, 0), score(4, 0)]), 'a deck without points is more than none').toEqual([
      [4, 1],
      [3, 1],
      [5, 1],
      [1, 1],
      [2, 1],
    ])
    expect(
      orderOf([]).map(([userId]) => userId),
      'nobody held a card',
    ).toEqual(seeds)
  })

  it('is won on points by who is alone in the bracket, once no round follows (rulebook 19.34)', () => {
    const won = (more: object = {}) => {
      const { size, rounds, champion, isCrownedOnPoints } = playCup({ seeds: [7], rounds: [], ...more })
      return [size, rounds.length, champion, isCrownedOnPoints]
    }
    expect(won()).toEqual([1, 0, null, false])
    expect(won({ isOver: true })).toEqual([1, 0, 7, true])
    expect(won({ isOver: true, seeds: [] })).toEqual([1, 0, null, false])
    expect(won({ isOver: true, rounds: [[]], left: [{ userId: 7, round: 0 }] })).toEqual([1, 0, null, false])
  })
})
