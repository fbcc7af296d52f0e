import { expect, test } from 'vitest'
import { proposedPlayer } from './proposed-player.ts'

const players = [
  { value: 1, name: 'donk' },
  { value: 2, name: 'm0NESY' },
  { value: 3, name: 'Żółw' },
  { value: 4, name: 'flipz' },
  { value: 5, name: 'Flipz' },
]

test.each([
  ['donk', 1],
  ['[TS] DONK | csgoroll', 1],
  ['m0nesy-', 2],
  ['zołw', 3],
  ['Mr Żółw_', 3],
  ['donkey', null],
  ['flipz', null],
  ['', null],
])('for %j the player %j is proposed (rulebook 15.11)', (name, expected) =>
  expect(proposedPlayer(name, players)).toBe(expected),
)
