import { describe, expect, test } from 'vitest'
import { choicesOf, firstOnes, mapName, mapRows, mapTitle, type PhaseMap } from './map-rows.ts'

const map = (id: number, changed: Partial<PhaseMap>): PhaseMap => ({
  id,
  phaseIndex: 1,
  type: 'kill',
  state: 'in',
  match: '',
  map: 'de_inferno',
  number: '',
  whole: false,
  rounds: 21,
  rows: 140,
  layout: 'server log',
  source: { kind: 'server', name: 'Main stage', sourceId: 1 },
  uncounted: [],
  added: '2026-11-22T12:00:05.000Z',
  user: { id: 1, username: 'admin' },
  doubledWith: [],
  ...changed,
})
const idsOf = (maps: PhaseMap[]) => mapRows(maps).map(row => row.map(({ id }) => id))

describe('maps of a phase (rulebook 13.29)', () => {
  test('a log’s map is one row for both scores', () => {
    expect(idsOf([map(1, {}), map(2, { type: 'match' })])).toEqual([[1, 2]])
  })

  test('a map that was played twice on a server is two rows', () => {
    const type = 'match'
    expect(idsOf([map(1, {}), map(2, {}), map(3, { type }), map(4, { type })])).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  test.each<[string, Partial<PhaseMap>]>([
    ['phase', { phaseIndex: 2 }],
    ['state', { state: 'out' }],
    ['match', { match: 'm4' }],
    ['source', { source: { kind: 'file', name: 'stats.csv', sourceId: null } }],
  ])('maps of another %s are their own rows', (_, changed) => {
    expect(idsOf([map(1, {}), map(2, { type: 'match', ...changed })])).toEqual([[1], [2]])
  })
})

describe('a map that looks like another is asked about (rulebook 16.5)', () => {
  const first = map(1, { source: { kind: 'file', name: 'kills.csv', sourceId: null }, doubledWith: [2, 3] })
  const gone = map(2, { state: 'out', doubledWith: [3] })
  const waiting = map(3, { state: 'waiting', doubledWith: [1, 2] })
  const maps = [first, gone, waiting]

  test('only maps that count are the first ones', () => {
    expect(firstOnes([waiting], maps)).toEqual([first])
  })

  test.each([
    ['keepFirst', [{ id: 3, state: 'out' }]],
    [
      'takeOther',
      [
        { id: 3, state: 'in' },
        { id: 1, state: 'out' },
      ],
    ],
    ['both', [{ id: 3, state: 'in' }]],
  ] as const)('%s', (answer, choices) => {
    expect(choicesOf(answer, [waiting], maps)).toEqual(choices)
  })
})

test.each([
  [{ map: 'de_nuke', match: 'm4', source: 'kills.csv' }, 'Nuke (m4)'],
  [{ map: 'de_nuke', match: '', source: 'kills.csv' }, 'Nuke (kills.csv)'],
  [{ map: '', match: '', source: 'kills.csv' }, 'kills.csv'],
])('%o is called %s', (map, name) => {
  expect(mapName(map)).toBe(name)
})

test('a map’s name has no prefix on the screen', () => {
  expect(['de_dust2', 'Nuke', ''].map(mapTitle)).toEqual(['Dust2', 'Nuke', ''])
})
