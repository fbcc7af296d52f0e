import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EventReward, grantsOf, ranking } from './ranking.ts'

const standings = fc
  .array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 })
  .map(scores =>
    scores.map((score, place) => ({ userId: place, username: `user_${place}`, score: score / 100 })),
  )

it('ranks each user by how many are strictly better (rulebook 9.2)', () => {
  fc.assert(
    fc.property(standings, given => {
      const ranked = ranking(given)
      expect(ranked.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
        given.map(({ userId }) => userId),
      )
      for (const { rank, score } of ranked)
        expect(rank).toBe(1 + given.filter(each => each.score > score).length)
    }),
  )
})

it('computes percents exactly: of 250, rank 162 stands at 64.4 (rulebook 6.1, 9.11)', () => {
  const given = Array.from({ length: 250 }, (_, place) => ({
    userId: place + 1,
    username: `user_${place}`,
    score: 250 - place,
  }))
  expect(
    grantsOf(ranking(given), [{ id: 1, rewardId: 1, amount: 1, from: 64.4, to: 64.8, type: 2 }]),
  ).toEqual([{ userId: 162, eventRewardId: 1, rewardId: 1, amount: 1 }])
})

it('grants no reward twice, and adjacent percent ranges leave no user out', () => {
  const reward = (id: number, from: number, to: number): EventReward => ({
    id,
    rewardId: id,
    amount: 1,
    from,
    to,
    type: 2,
  })
  fc.assert(
    fc.property(standings, fc.integer({ min: 1, max: 99 }), (given, cut) => {
      const granted = grantsOf(ranking(given), [reward(1, 0, cut), reward(2, cut, 100)])
      expect(granted.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
        given.map(({ userId }) => userId),
      )
    }),
  )
})
