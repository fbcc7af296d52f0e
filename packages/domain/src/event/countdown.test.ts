import { expect, test } from 'vitest'
import { phaseCountdown } from './countdown.ts'

const phase = (index: number, open: number, lock: number) => ({
  index,
  open: `2026-06-01T0${open}:00:00Z`,
  lock: `2026-06-01T0${lock}:00:00Z`,
  points: 1,
})

test('the clock of a phase does not come back after the next one has opened (rulebook 2.18)', () => {
  const event = { completed: false, phases: [phase(1, 0, 1), phase(2, 2, 3), phase(3, 5, 6)] }
  const labelOf = (index: number, hour: number) =>
    phaseCountdown(event, index, `2026-06-01T0${hour}:30:00Z`)?.label
  expect([1, 2, 3, 4].map(hour => labelOf(1, hour))).toEqual([
    'NEXT PHASE IN',
    undefined,
    undefined,
    undefined,
  ])
  expect([1, 2, 3, 4, 5].map(hour => labelOf(2, hour))).toEqual([
    'PHASE OPENS IN',
    'DECKS LOCK IN',
    'NEXT PHASE IN',
    'NEXT PHASE IN',
    undefined,
  ])
})
