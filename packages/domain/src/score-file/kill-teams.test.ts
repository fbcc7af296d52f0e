import { expect, it } from 'vitest'
import { anyEvent, readWell } from '../../test/read-csv.ts'

const feed = { ...anyEvent, type: 'kill' } as const
const rest = ['round', 'tick', 'attacker_steamid', 'user_steamid']

/** The players whose kills count: each row is another kill in one round, of another victim. */
const counted = (columns: string[], ...rows: string[][]): string[] => {
  const read = readWell(
    [
      [...rest, ...columns],
      ...rows.map((cells, at) => [`${at}`, `${at * 9000}`, `${at + 1}`, '9', ...cells]),
    ],
    feed,
  )
  return read.counts.map(({ steamId }) => steamId)
}

it.each([
  ['attacker_team', 'user_team'],
  ['attacker_team_name', 'user_team_name'],
  ['attackerTeam', 'victimTeam'],
  ['attacker_team', 'victim_team'],
  ['attacker_team_clan_name', 'user_team_clan_name'],
  ['killer team name', 'victim team name'],
  ['attacker_side', 'user_side'],
  ['attackerSide', 'victimSide'],
  ['attacker_team_num', 'user_team_num'],
])('a kill of a team mate does not count, by %s and %s (rulebook 7.5, 8.5)', (attacker, victim) => {
  expect(counted([attacker, victim], ['A', 'B'], ['A', 'A'], ['B', 'B'], ['B', 'A'])).toEqual(['1', '4'])
})

it.each([
  ['3.0', '3'],
  ['CT', 'ct'],
  ['Team Red', 'TEAM RED '],
])('%s and %s are one team (rulebook 8.9)', (attacker, victim) => {
  expect(counted(['attacker_team', 'user_team'], ['A', 'B'], [attacker, victim])).toEqual(['1'])
  expect(counted(['attacker_team_num', 'user_team_num'], ['2', '3'], [attacker, victim])).toEqual(['1'])
})

const all = ['attacker_team', 'user_team', 'attacker_side', 'user_side']

it.each<[string, string[][], string[]]>([
  [
    'names decide over sides',
    [
      ['A', 'A', 'CT', 'T'],
      ['A', 'B', 'T', 'T'],
    ],
    ['2'],
  ],
  [
    'sides decide if the row lacks a name',
    [
      ['A', '', 'CT', 'CT'],
      ['', 'B', 'CT', 'T'],
      ['A', 'B', 'T', 'T'],
    ],
    ['2', '3'],
  ],
  [
    'nan is no name',
    [
      ['nan', 'nan', 'CT', 'T'],
      ['None', 'None', 'CT', 'CT'],
      ['A', 'B', 'T', 'T'],
    ],
    ['1', '3'],
  ],
  [
    'sides decide if all rows have one name',
    [
      ['Team', 'Team', 'CT', 'T'],
      ['Team', 'Team', 'T', 'T'],
    ],
    ['1'],
  ],
  [
    'a row with neither is no team kill',
    [
      ['A', '', '', ''],
      ['A', 'B', '', ''],
    ],
    ['1', '2'],
  ],
])('%s (rulebook 7.5, 8.5)', (_, rows, players) => {
  expect(counted(all, ...rows)).toEqual(players)
})

it('finds out for each map whether its names differ', () => {
  const rows = [
    ['de_nuke', '0', '0', '1', '9', 'A', 'B', 'CT', 'T'],
    ['de_nuke', '1', '9000', '2', '9', 'A', 'A', 'CT', 'T'],
    ['de_mirage', '0', '0', '3', '9', 'A', 'A', 'CT', 'T'],
    ['de_mirage', '1', '9000', '4', '9', 'A', 'A', 'CT', 'CT'],
  ]
  const { counts } = readWell([['map_name', ...rest, ...all], ...rows], feed)
  expect(counts.map(({ steamId }) => steamId)).toEqual(['1', '3'])
})

it('says how many kills have neither names nor sides (rulebook 8.28)', () => {
  const rows = [
    ['0', '0', '1', '9'],
    ['1', '9000', '2', '9'],
  ]
  expect(readWell([rest, ...rows], feed).notes).toEqual([
    'Kills without names of teams and without sides: 2. None of them is taken for a team kill.',
  ])
  const named = rows.map(cells => [...cells, 'A', 'B'])
  expect(readWell([[...rest, 'attacker_team', 'user_team'], ...named], feed).notes).toEqual([])
})
