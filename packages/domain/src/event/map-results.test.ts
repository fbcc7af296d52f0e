import { describe, expect, it } from 'vitest'
import { toCsv } from '../shared/csv/to-csv.ts'
import { filledMatches, type MapResult, mapResults, mapScore } from './map-results.ts'

it.each([
  [13, { winner: 13, loser: 0 }],
  [20, { winner: 13, loser: 7 }],
  [24, { winner: 13, loser: 11 }],
  [28, { winner: 16, loser: 12 }],
  [30, { winner: 16, loser: 14 }],
  [36, { winner: 19, loser: 17 }],
  [12, null],
  [25, null],
  [20.5, null],
])('a map of %d rounds ends %j (rulebook 11.36)', (rounds, score) => {
  expect(mapScore(rounds)).toEqual(score)
})

const header = ['match_id', 'map_name', 'steamid', 'rounds', 'map_won']
const rows = (map: string, rounds: number) => [
  ['m1', map, '1', String(rounds), 'True'],
  ['m1', map, '2', String(rounds), 'False'],
]
const result = (
  map: string,
  winner: string,
  loser: string,
  winnerScore: number,
  loserScore: number,
): MapResult => ({
  map,
  winnerScore,
  loserScore,
  winners: [winner],
  losers: [loser],
})

describe('the results of a file of player stats (rulebook 11.36)', () => {
  it.each([
    [
      'each map once',
      [header, ...rows('de_nuke', 20), ...rows('de_dust2', 28)],
      [result('de_nuke', '1', '2', 13, 7), result('de_dust2', '1', '2', 16, 12)],
    ],
    ['none without a column', [header.slice(0, 4), ...rows('de_nuke', 20)], []],
    [
      'no map whose rows contradict each other',
      [header, ...rows('de_nuke', 20), ['m1', 'de_nuke', '3', '21', 'True']],
      [],
    ],
    ['no map without a winner', [header, ...rows('de_nuke', 20).slice(1)], []],
    ['none of an empty file', [], []],
  ])('%s', (_, table, results) => {
    expect(mapResults(toCsv(table)).results).toEqual(results)
  })

  it('with the line of each map that is left out, and of a row that cannot be read', () => {
    const contradicting = [...rows('de_nuke', 20), ['m1', 'de_nuke', '3', '21', 'True']]
    const text = toCsv([header, ...rows('de_dust2', 28), ...contradicting])
    expect(mapResults(`${text}m1,de_train,"1" x,20,True`)).toMatchObject({
      results: [{ map: 'de_dust2' }],
      leftOut: [{ line: 7 }, { line: 4, reason: expect.stringMatching(/de_nuke/) }],
    })
  })
})

describe('matches filled from results (rulebook 11.36)', () => {
  const match = { id: 7, home: ['1'], away: ['2'], maps: [] }
  const maps = [
    { id: 3, name: 'Dust II' },
    { id: 5, name: 'Nuke' },
  ]
  const map = (mapNumber: number, mapId: number, homeScore: number, awayScore: number) => ({
    mapNumber,
    mapId,
    homeScore,
    awayScore,
  })

  it.each([
    [
      'home and away in the right order',
      [result('de_nuke', '1', '2', 13, 7), result('de_dust2', '2', '1', 16, 12)],
      [match],
      [{ id: 7, maps: [map(1, 5, 13, 7), map(2, 3, 12, 16)] }],
    ],
    ['no map that is not known', [result('de_cache', '1', '2', 13, 7)], [match], []],
    [
      'the match of both teams, not one of which somebody stands in for them',
      [{ ...result('de_nuke', '1', '2', 13, 7), winners: ['1', '3', '4'], losers: ['2', '5'] }],
      [
        { id: 6, home: ['1', '8', '9'], away: ['2', '5'], maps: [] },
        { id: 7, home: ['1', '3'], away: ['2', '6'], maps: [] },
      ],
      [{ id: 7, maps: [map(1, 5, 13, 7)] }],
    ],
    ['no match of others', [result('de_nuke', '1', '9', 13, 7)], [match], []],
    [
      'no match that has them already',
      [result('de_nuke', '1', '2', 13, 7)],
      [{ ...match, maps: [map(1, 5, 13, 7)] }],
      [],
    ],
    [
      'no map whose result an admin has typed; the others are added',
      [result('de_nuke', '1', '2', 13, 7), result('de_dust2', '1', '2', 13, 2)],
      [{ ...match, maps: [map(1, 5, 13, 9)] }],
      [{ id: 7, maps: [map(1, 5, 13, 9), map(2, 3, 13, 2)] }],
    ],
    [
      'a map of two files once',
      [result('de_nuke', '1', '2', 13, 7), result('de_nuke', '1', '2', 13, 7)],
      [match],
      [{ id: 7, maps: [map(1, 5, 13, 7)] }],
    ],
    [
      'a map that was only picked',
      [result('de_dust2', '1', '2', 13, 2)],
      [{ ...match, maps: [{ mapNumber: 1, mapId: 3, homeScore: null, awayScore: null }, map(2, 5, 13, 9)] }],
      [{ id: 7, maps: [map(1, 3, 13, 2), map(2, 5, 13, 9)] }],
    ],
  ])('%s', (_, results, matches, filled) => {
    expect(filledMatches(matches, results, maps)).toEqual(filled)
  })
})
