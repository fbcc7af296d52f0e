import { expect, it } from 'vitest'
import { anyEvent, readWell } from '../../test/read-csv.ts'
import { tally } from './tally.ts'

const largeIds = [32, 33, 64, 1_000_000]

it.each(largeIds)('keeps keyplay %i with its player', keyplayId => {
  const sums = tally()
  sums.add(1, 1, keyplayId, 5)
  sums.add(1, 2, keyplayId, 7)
  sums.add(2, 1, keyplayId, 9)
  expect(sums.counts(player => `player ${player}`)).toEqual([
    { phase: 1, steamId: 'player 1', keyplayId, count: 5 },
    { phase: 1, steamId: 'player 2', keyplayId, count: 7 },
    { phase: 2, steamId: 'player 1', keyplayId, count: 9 },
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
  expect(sums.counts(String)).toEqual([])
  sums.add(1, 1, 6, 2)
  sums.add(1, 1, 6, 3)
  expect(sums.counts(String)).toEqual([{ phase: 1, steamId: '1', keyplayId: 6, count: 5 }])
})
