import { expect, test } from 'vitest'
import type { Keyplay } from '../../game/keyplay-points/use-keyplays.ts'
import type { Live } from '../../game/state/provisional-counts.ts'
import { popsBetween } from './use-player-pops.ts'

const keyplays = [
  { id: 1, points: 4 },
  { id: 6, points: 14 },
] as Keyplay[]

const live = (
  revision: number,
  counts: [player: number, keyplay: number, count: number][],
  restored = 0,
): Live => ({
  revision,
  projected: 0,
  countedTo: 0,
  maps: [
    {
      id: 'a',
      phaseIndex: 1,
      map: 'de_inferno',
      state: 'running',
      countedSince: null,
      sides: [],
      round: 3,
      roundOver: false,
      restored,
      restoredRound: 0,
      counts: counts.map(([playerId, keyplayId, count]) => ({ playerId, keyplayId, count })),
      heardAt: '2026-06-01T12:00:00.000Z',
    },
  ],
})
const short = (before: Live, after: Live) =>
  popsBetween(before, after, keyplays).map(({ playerId, score, pops }) => [playerId, score, pops.length])

test('each player of a change has one entry with the plain points of the keyplays, who scored most first (rulebook 26.8)', () => {
  const before = live(1, [[7, 1, 2]])
  const after = live(2, [
    [7, 1, 4],
    [8, 6, 1],
    [8, 1, 1],
  ])
  expect(short(before, after)).toEqual([
    [8, 18, 2],
    [7, 8, 1],
  ])
})

test('points of undone rounds are taken back; without a change there is nothing', () => {
  const before = live(1, [[7, 6, 2]])
  expect(short(before, live(2, [[7, 6, 1]], 1))).toEqual([[7, -14, 1]])
  expect(short(before, live(2, [[7, 6, 2]]))).toEqual([])
})
