import { expect, test } from 'vitest'
import { opponentsOf } from './opponents.ts'

test('the opponents of a player are the teams that the player’s team meets in the phase, each once; void matches have none (rulebook 13.13)', () => {
  const match = (home: number, away: number, status = 'scheduled') => ({
    homeTeamId: home,
    awayTeamId: away,
    homeTeam: { team: { id: home, name: `team ${home}` } },
    awayTeam: { team: { id: away, name: `team ${away}` } },
    status,
  })
  const phase = {
    teams: [1, 2, 3, 4].map(teamId => ({ teamId, players: [{ playerId: teamId * 10 }] })),
    matches: [match(1, 2), match(3, 1), match(2, 1), match(1, 4, 'void')],
  } as unknown as Parameters<typeof opponentsOf>[0]
  expect(opponentsOf(phase, 10).map(({ name }) => name)).toEqual(['team 2', 'team 3'])
  expect(opponentsOf(phase, 40)).toEqual([])
  expect(opponentsOf(phase, 50)).toEqual([])
})
