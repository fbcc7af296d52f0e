import type { PhaseState } from '@game/domain'
import { expect, test } from 'vitest'
import { phaseAtFirst } from './phase-at-first.ts'

const atFirst = (current: number, states: PhaseState[], joined = true) =>
  phaseAtFirst(
    {
      joined,
      phaseStates: states.map((state, place) => ({ phase: place + 1, state, score: null, letIn: false })),
    },
    current,
  )

test('a player who is out sees the failed phase at first, with their own deck (rulebook 13.61)', () => {
  expect(atFirst(2, ['failed', 'locked', 'locked'])).toBe(1)
  expect(atFirst(3, ['success', 'failed', 'locked'])).toBe(2)
})

test('everyone else sees the current phase: with a second chance, before it opens, and without a deck', () => {
  expect(atFirst(2, ['failed', 'open'])).toBe(2)
  expect(atFirst(2, ['success', 'open'])).toBe(2)
  expect(atFirst(1, ['locked', 'locked'])).toBe(1)
  expect(atFirst(2, ['failed', 'locked'], false)).toBe(2)
})
