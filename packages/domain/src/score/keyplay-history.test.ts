import { describe, expect, test } from 'vitest'
import {
  type Appearance,
  type CountedEvent,
  type HistoryPhase,
  historyPhases,
  keyplayHistory,
  pointsPerSeries,
} from './keyplay-history.ts'

const now = '2026-02-10T00:00:00Z'
const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T00:00:00Z`
const both: HistoryPhase['files'] = [
  { type: 'kill', uncounted: [] },
  { type: 'match', uncounted: [] },
]
const phase = (index: number, open: number, lock: number, files = both) => ({
  index,
  open: at(open),
  lock: at(lock),
  points: 1000,
  files,
})
const event = (phases: CountedEvent['phases'], completed = false): CountedEvent => ({
  eventId: 1,
  completed,
  phases,
})
const chosen = (one: CountedEvent) => historyPhases([one], now).map(({ index }) => index)

describe('the phases of the history (rulebook 7.17)', () => {
  test('are locked and scored ones with a later phase that has opened', () => {
    expect(chosen(event([phase(1, 1, 2), phase(2, 4, 20)]))).toEqual([1])
  })

  test('include all locked and scored ones of a completed event', () => {
    expect(chosen(event([phase(1, 1, 2), phase(2, 3, 4), phase(3, 20, 21)], true))).toEqual([1, 2])
  })

  test.each<[string, CountedEvent]>([
    ['an open phase, even with score files', event([phase(1, 1, 20), phase(2, 2, 21)])],
    ['a phase for which later files are still expected', event([phase(1, 1, 2), phase(2, 20, 21)])],
    ['the last phase of an event that is not completed', event([phase(1, 1, 2)])],
    ['a phase without a score file', event([phase(1, 1, 2, []), phase(2, 4, 20)])],
    ['a phase without dates', event([{ ...phase(1, 1, 2), lock: null }, phase(2, 4, 20)])],
  ])('but not %s', (_what, one) => {
    expect(chosen(one)).toEqual([])
  })
})

describe('what players did (rulebook 7.17)', () => {
  const keyplays = [
    { id: 1, type: 'kill' },
    { id: 7, type: 'kill' },
    { id: 16, type: 'match' },
  ] as const
  const full = { eventId: 1, index: 1, lock: at(2), files: both }
  const played = (playerId: number, phase = 0, series = 1, maps = 3): Appearance => ({
    playerId,
    phase,
    series,
    maps,
  })
  const headshots = (playerId: number, count: number) => ({ playerId, keyplayId: 1, count })

  test('is counted by series, with 0 for a keyplay that was never done', () => {
    const appearances = [played(7), played(7, 1, 2, 5)]
    const { players } = keyplayHistory([full, full], appearances, [headshots(7, 33)], keyplays)
    expect(players).toEqual([
      {
        playerId: 7,
        series: 3,
        maps: 8,
        keyplays: [
          { keyplayId: 1, count: 33, series: 3 },
          { keyplayId: 7, count: 0, series: 3 },
          { keyplayId: 16, count: 0, series: 3 },
        ],
      },
    ])
  })

  test('a phase whose matches are not known is one series without a number of maps', () => {
    const { players } = keyplayHistory([full, full], [played(7), played(7, 1, 0, 0)], [], keyplays)
    expect(players).toMatchObject([{ series: 2, maps: null }])
  })

  test('a keyplay that a phase could not count leaves out the series of that phase', () => {
    const partly = { ...full, files: [{ type: 'kill', uncounted: [7] }] } as const
    const { players } = keyplayHistory([full, partly], [played(7), played(7, 1)], [], keyplays)
    expect(players[0]?.keyplays.map(({ keyplayId, series }) => [keyplayId, series])).toEqual([
      [1, 2],
      [7, 1],
      [16, 1],
    ])
  })

  test('the average over all players is that of all who played', () => {
    const counts = [headshots(7, 30), headshots(8, 10)]
    const { all } = keyplayHistory([full], [played(7), played(8)], counts, keyplays.slice(0, 1))
    expect(all).toEqual([{ keyplayId: 1, count: 40, series: 2 }])
  })
})

test.each([
  [7, 2, 14, 49],
  [1, 3, 14, 4.67],
  [1, 8, 0.2, 0.03],
  [0, 4, 500, 0],
])('%d in %d series at %d bring %d a series (rulebook 7.17)', (count, series, price, points) => {
  expect(pointsPerSeries({ keyplayId: 1, count, series }, price)).toBe(points)
})
