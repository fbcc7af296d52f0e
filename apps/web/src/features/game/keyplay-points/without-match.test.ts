import { expect, test } from 'vitest'
import { idlePlayersOf } from '../state/void-players.ts'
import { withReason } from './use-player-scores.ts'

const phase = {
  teams: [1, 2, 3].map(teamId => ({ teamId, players: [{ playerId: teamId * 10 }] })),
  matches: [{ homeTeamId: 1, awayTeamId: 2, status: 'scheduled' }],
} as unknown as Parameters<typeof idlePlayersOf>[0]

test('the card of a team without a match says so until there are points; without any match no card does (rulebook 18.14, 13.13)', () => {
  const game = { voidPlayers: [20], idlePlayers: idlePlayersOf(phase) }
  const said = [10, 20, 30].map(playerId => withReason(game, playerId, undefined))
  expect(said).toEqual([undefined, 'void', 'idle'])
  expect(withReason(game, 30, 'awaited')).toBe('idle')
  expect(withReason(game, 30, 'loading')).toBe('loading')
  expect(idlePlayersOf({ ...phase, matches: [] })).toEqual([])
})
