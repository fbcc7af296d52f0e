import { expect, it } from 'vitest'
import { defaultPerkRoll, rollPerks } from './perk-roll.ts'

const sequence = (numbers: readonly number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}

it('rolls as many perks as asked for, repeats possible (rulebook 11.7)', () => {
  expect(rollPerks([7, 8, 9], defaultPerkRoll, sequence([0, 0.33, 0.34, 0.67, 0.999]))).toEqual([
    7, 7, 8, 9, 9,
  ])
})

it('rolls nothing from an empty catalogue', () => {
  expect(rollPerks([], 5, sequence([0.5]))).toEqual([])
})
