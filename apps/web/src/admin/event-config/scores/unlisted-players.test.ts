import { expect, test } from 'vitest'
import { unlistedPlayers } from './unlisted-players.ts'

const phase = (index: number, ...ids: number[]) => ({
  index,
  teams: [{ players: ids.map(playerId => ({ playerId })) }],
})
const phases = [phase(1, 7, 8), phase(2, 8)]
const count = (phase: number, playerId: number, after = 1) => ({ phase, playerId, after })

test.each([
  ['listed where they are counted', [count(1, 7), count(1, 8), count(2, 8)], 0],
  ['one whose phase is another', [count(2, 7)], 1],
  ['one once, however many counts and phases', [count(1, 9), count(1, 9), count(2, 9)], 1],
  ['nobody whose counts are taken back', [count(1, 9, 0)], 0],
])('players that no card earns by: %s', (_, counts, expected) => {
  expect(unlistedPlayers(phases, counts)).toBe(expected)
})
