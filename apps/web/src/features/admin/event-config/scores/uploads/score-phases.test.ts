import { expect, test } from 'vitest'
import { scoredPhase, unlistedPlayers } from './score-phases.ts'

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
])('at %s scores are for phase %i (rulebook 8.8, 13.29)', (now, index) => {
  expect(scoredPhase(phases, now)).toBe(index)
})

test('a phase without a date never locks, an event without phases has none', () => {
  expect(scoredPhase([phase(1, '01', '02'), phase(2, '03', '03')], '2026-03-01T00:00:00Z')).toBe(1)
  expect(scoredPhase([], '2026-03-01T00:00:00Z')).toBeNull()
})

const listedPhase = (index: number, ...ids: number[]) => ({
  index,
  teams: [{ players: ids.map(playerId => ({ playerId })) }],
})
const listedPhases = [listedPhase(1, 7, 8), listedPhase(2, 8)]
const count = (phase: number, playerId: number, after = 1) => ({ phase, playerId, after })

test.each([
  ['none, as each is listed', [count(1, 7), count(1, 8), count(2, 8)], 0],
  ['one listed in another phase', [count(2, 7)], 1],
  ['one once, however many counts and phases', [count(1, 9), count(1, 9), count(2, 9)], 1],
  ['none whose count becomes 0', [count(1, 9, 0)], 0],
])('players counted in a phase that does not list them: %s', (_, counts, expected) => {
  expect(unlistedPlayers(listedPhases, counts)).toBe(expected)
})
