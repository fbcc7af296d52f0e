import { rewardType } from '@game/domain'
import { expect, test } from 'vitest'
import { bound } from './bound.ts'

test.each([
  [3, rewardType.position, '3.'],
  [12.5, rewardType.percent, '12.5%'],
  [0, rewardType.percent, '0%'],
])('%d of type %i is shown as %s (rulebook 13.28)', (value, type, text) => {
  expect(bound(value, type)).toBe(text)
})
