import { playersWithoutMatch } from '@game/domain'
import { expect, test } from 'vitest'
import { withReason } from './use-player-scores.ts'

const phase = {
  teams: [1, 2, 3].map(teamId => ({ teamId, players: [{ playerId: teamId * 10 }] })),
  matches: [{ homeTeamId: 1, awayTeamId: 2, status: 'scheduled' }],
}

test('the card of a team without a match says so until there are points; without any match no card does (rulebook 18.14, 13.13)', () => {
  const game = { voidPlayers: [20], idlePlayers: playersWithoutMatch(phase), barredPlayers: [] }
  const said = [10, 20, 30].map(playerId => withReason(game, playerId, undefined))
  expect(said).toEqual([undefined, 'void', 'idle'])
  expect(withReason(game, 30, 'awaited')).toBe('idle')
  expect(withReason(game, 30, 'loading')).toBe('loading')
  expect(withReason({ ...game, barredPlayers: [10] }, 10, undefined), '30.15').toBe('barred')
  expect(playersWithoutMatch({ ...phase, matches: [] })).toEqual([])
})
