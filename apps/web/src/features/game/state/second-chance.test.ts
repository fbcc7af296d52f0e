import type { PhaseState, SecondChance } from '@game/domain'
import { expect, test } from 'vitest'
import { chanceShown, meaningOfFailure } from './second-chance.ts'

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

test('a failure ends the event, but for phase 1 with a second chance that is not lost (rulebook 3.8, 3.12)', () => {
  expect(meaningOfFailure(1, null)).toBe('out')
  expect(meaningOfFailure(1, 'not_opened')).toBe('chance')
  expect(meaningOfFailure(1, 'won')).toBe('chanceWon')
  expect(meaningOfFailure(1, 'lost')).toBe('out')
  expect(meaningOfFailure(2, 'lost')).toBe('out')
  expect(meaningOfFailure(3, 'won'), 'the chance is for phase 1 only').toBe('out')
})
