import { expect, it } from 'vitest'
import { anyEvent, readWell } from '../../test/read-csv.ts'
import { faultList } from '../shared/csv/faults.ts'
import { mapReader } from './map-reader.ts'
import { roster } from './roster.ts'
import { countsOfFileMaps, type Tally, tally } from './tally.ts'

const largeIds = [32, 33, 64, 1_000_000]

/** The counts of a tally of two maps, of phases 1 and 2, with the players 1 and 2. */
const countsOf = (sums: Tally) => {
  const faults = faultList()
  const maps = mapReader({}, '', faults)
  const players = roster({ knows: () => true, skipUnknown: false, faults })
  for (const phase of [1, 2]) maps.read({ cells: [], line: phase }, phase)
  for (const steamId of ['1', '2']) players.read({ cells: [steamId], line: 1 }, { at: 0, name: 'steamid' })
  return countsOfFileMaps(sums.maps(maps, players, () => null))
}

it.each(largeIds)('keeps keyplay %i with its player', keyplayId => {
  const sums = tally()
  sums.add(1, 1, keyplayId, 5)
  sums.add(1, 2, keyplayId, 7)
  sums.add(2, 1, keyplayId, 9)
  expect(countsOf(sums)).toEqual([
    { phase: 1, steamId: '1', keyplayId, count: 5 },
    { phase: 1, steamId: '2', keyplayId, count: 7 },
    { phase: 2, steamId: '1', keyplayId, count: 9 },
  ])
})

it.each(largeIds)(
  'counts keyplay %i of a counts file for the player of its row (rulebook 8.7)',
  keyplayId => {
    const rows = [
      ['phase', 'steamId', 'keyplayId', 'count'],
      ['1', '1', String(keyplayId), '5'],
      ['1', '2', String(keyplayId), '7'],
    ]
    const keyplayTypes = new Map([[keyplayId, 'kill' as const]])
    expect(readWell(rows, { ...anyEvent, type: 'kill', keyplayTypes }).counts).toEqual([
      { phase: 1, steamId: '1', keyplayId, count: 5 },
      { phase: 1, steamId: '2', keyplayId, count: 7 },
    ])
  },
)

it('adds up counts and skips zeros', () => {
  const sums = tally()
  sums.add(1, 1, 6, 0)
  expect(countsOf(sums)).toEqual([])
  sums.add(1, 1, 6, 2)
  sums.add(1, 1, 6, 3)
  expect(countsOf(sums)).toEqual([{ phase: 1, steamId: '1', keyplayId: 6, count: 5 }])
})
