import { expect, test } from 'vitest'
import { scoredPhase } from './scored-phase.ts'

const phase = (index: number, open: string, lock: string) => ({
  index,
  open: `2026-02-${open}T00:00:00Z`,
  lock: `2026-02-${lock}T00:00:00Z`,
  points: 1000,
})
const phases = [phase(1, '01', '02'), phase(2, '03', '04'), phase(3, '05', '06')]

test.each([
  ['2026-01-01T00:00:00Z', 1],
  ['2026-02-02T00:00:00Z', 1],
  ['2026-02-04T12:00:00Z', 2],
  ['2026-03-01T00:00:00Z', 3],
])('at %s scores are for phase %i (rules.md 8)', (now, index) => {
  expect(scoredPhase(phases, now)).toBe(index)
})

test('a phase without a date never locks, an event without phases has none', () => {
  expect(scoredPhase([phase(1, '01', '02'), phase(2, '03', '03')], '2026-03-01T00:00:00Z')).toBe(1)
  expect(scoredPhase([], '2026-03-01T00:00:00Z')).toBeNull()
})
