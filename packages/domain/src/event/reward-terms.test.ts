import { expect, it } from 'vitest'
import { rewardType } from '../shared/vocabulary.ts'
import { nextRewardRange } from './reward-terms.ts'

const ranks = (from: number, to: number) => ({ from, to, type: rewardType.position })
const percents = (from: number, to: number) => ({ from, to, type: rewardType.percent })

it.each([
  ['the winner', [], ranks(1, 1)],
  ['the rank after the last', [ranks(1, 1), ranks(2, 4)], ranks(5, 5)],
  ['the rank after the highest, in any order', [ranks(4, 8), ranks(1, 3)], ranks(9, 9)],
  ['the next tenth', [ranks(1, 1), percents(0, 10)], percents(10, 20)],
  ['at most 100 percent', [percents(40, 80)], percents(80, 100)],
  ['a rank, if all percents are given', [ranks(1, 2), percents(50, 100)], ranks(3, 3)],
])('the next reward is proposed for %s (rulebook 11.35)', (_, ranges, next) => {
  expect(nextRewardRange(ranges)).toEqual(next)
})
