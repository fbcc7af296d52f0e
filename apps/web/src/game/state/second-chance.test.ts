import type { PhaseState, SecondChance } from '@game/domain'
import { expect, test } from 'vitest'
import { chanceShown } from './second-chance.ts'

const shown = (status: SecondChance | null, ...states: PhaseState[]) =>
  chanceShown(
    status,
    states.map((state, place) => ({ phase: place + 1, state })),
  )

test('a user without a second chance sees nothing about one', () => {
  expect(shown(null, 'success', 'open')).toBeNull()
})

test('phase 1 is not called failed while it is undecided (rulebook 3.5, 3.13)', () => {
  expect(shown('not_opened', 'locked_in', 'locked')).toBe('undecided')
  expect(shown('not_opened', 'failed', 'locked')).toBe('not_opened')
})

test('a second chance is open, then played, then won or lost (rulebook 3.12, 3.14)', () => {
  expect(shown('open', 'failed', 'open')).toBe('open')
  expect(shown('locked', 'failed', 'locked_in')).toBe('locked')
  expect(shown('locked', 'failed', 'success')).toBe('won')
  expect(shown('locked', 'failed', 'failed', 'locked')).toBe('lost')
})
