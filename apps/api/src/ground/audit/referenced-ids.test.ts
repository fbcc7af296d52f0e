import { expect, it } from 'vitest'
import { referencedIds } from './referenced-ids.ts'

it('finds the ids of records in states, by kind and at any depth (rulebook 11.29)', () => {
  const found = referencedIds([
    { teamId: 3, players: [7, 8], decks: 2 },
    null,
    { homeTeamId: 4, awayTeamId: 3, maps: [{ mapId: 5, homeScore: 13 }], perks: [1, 1], rewardId: 9 },
    { roleId: 1, styleId: 2, name: 'donk', players: [{ id: 6 }] },
    { eventRewardId: 11, userIds: [12, 13], handedOut: true },
    { leagueId: 15, userId: 14, role: 'moderator' },
  ])
  expect(Object.fromEntries(Object.entries(found).map(([kind, ids]) => [kind, [...ids]]))).toEqual({
    team: [3, 4],
    player: [7, 8],
    role: [1],
    style: [2],
    map: [5],
    perk: [1],
    reward: [9],
    event_reward: [11],
    user: [12, 13, 14],
    league: [15],
  })
})
