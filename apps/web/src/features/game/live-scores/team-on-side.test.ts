import { expect, test } from 'vitest'
import type { Phase } from '../state/game-event.ts'
import { sidesInPlace, teamOnSide } from './team-on-side.ts'

const team = (teamId: number, name: string, ...players: number[]) =>
  ({
    teamId,
    eventId: 1,
    team: { id: teamId, name, key: name.toLowerCase() },
    players: players.map(playerId => ({ playerId })),
  }) as Phase['teams'][number]
const teams = [team(1, 'Spirit', 10, 11, 12, 13, 14), team(2, 'Falcons', 20, 21, 22, 23, 24)]
const nameOf = (name: string, players?: number[]) => teamOnSide({ team: name, players }, teams)?.name

test('the team on a side is the one of most players there, whatever the server calls it (rulebook 13.54)', () => {
  expect(nameOf('Blue', [20, 21, 22, 23, 14])).toBe('Falcons')
  expect(nameOf('Falcons', [10, 11])).toBe('Spirit')
})

test('where both sides would be the same team, each keeps the name that the server uses (rulebook 13.54)', () => {
  const [blue, orange] = [
    { team: 'Blue', players: [20, 21, 10] },
    { team: 'Orange', players: [22, 23] },
  ]
  expect([teamOnSide(blue, teams, orange), teamOnSide(orange, teams, blue)]).toEqual([undefined, undefined])
  const red = { team: 'Red', players: [11, 12] }
  expect(teamOnSide(blue, teams, red)?.name).toBe('Falcons')
})

test('without known players it is the one with the name; otherwise it is unknown', () => {
  expect(nameOf('falcons ')).toBe('Falcons')
  expect(nameOf('Blue')).toBeUndefined()
  expect(nameOf('', [99])).toBeUndefined()
})

test('a team keeps its place when the teams change sides (rulebook 13.54)', () => {
  const order = (...names: string[]) =>
    sidesInPlace(
      names.map(team => ({ team })),
      teams,
    ).map(({ team }) => team)
  expect(order('Spirit', 'Falcons')).toEqual(['Spirit', 'Falcons'])
  expect(order('Falcons', 'Spirit')).toEqual(['Spirit', 'Falcons'])
  expect(order('Falcons', 'Blue'), 'as given, if a team is unknown').toEqual(['Falcons', 'Blue'])
})
