import { rewardType } from '@game/domain'
import { expect, test } from 'vitest'
import { type RewardDraft, rewardFaults } from './reward-draft.ts'

const row: RewardDraft = {
  key: 1,
  reward: { value: 1, label: 'Jersey' },
  amount: '1',
  type: rewardType.position,
  from: '1',
  to: '3',
}

test.for<[string, Partial<RewardDraft>, ReturnType<typeof rewardFaults>]>([
  ['nothing', {}, {}],
  ['a reward and a number', { reward: null, to: '' }, { reward: 'missing', to: 'missing' }],
  ['an amount of nothing', { amount: '0' }, { amount: 'missing' }],
  ['ranks that run backwards', { from: '4' }, { from: 'range', to: 'range' }],
  ['percents beyond 100', { type: rewardType.percent, to: '120' }, { from: 'range', to: 'range' }],
])('the fields of a row show what is wrong: %s (rulebook 11.8)', ([, change, expected]) => {
  expect(rewardFaults({ ...row, ...change })).toEqual(expected)
})
