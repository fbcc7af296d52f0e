import { describe, expect, it } from 'vitest'
import type { ScoreFileCount } from '../src/index.ts'
import { anyEvent, dataCells, goldenCounts, readWell } from './read-csv.ts'

const kills = (series: string) => readWell(dataCells(`${series}-kills.csv`), { ...anyEvent, type: 'kill' })
const stats = (series: string) => readWell(dataCells(`${series}-stats.csv`), { ...anyEvent, type: 'match' })

const line = ({ phase, steamId, keyplayId, count }: ScoreFileCount): string =>
  [phase, steamId, keyplayId, count].join()

describe.each(['vitality-furia', 'spirit-falcons'] as const)('%s', series => {
  it('has its golden counts', () => {
    const counts = [...kills(series).counts, ...stats(series).counts]
    const expected = goldenCounts(series).map(([steamId, , keyplayId, count]) =>
      [1, steamId, keyplayId, count].join(),
    )
    expect(counts.map(line).sort()).toEqual(expected.sort())
  })

  it('names what the files could not show: blind kills and MVPs (rulebook 7.15)', () => {
    expect(kills(series)).toMatchObject({ layout: 'kill feed', phases: [1], skipped: [] })
    expect(stats(series)).toMatchObject({ layout: 'player stats', phases: [1], skipped: [] })
    const uncounted = [...kills(series).uncounted, ...stats(series).uncounted]
    expect(uncounted.filter(id => id <= 20)).toEqual([5, 17])
  })
})

/**
 * The golden counts were made by a second program that shares nothing with this package and has the Vitality table
 * right, and then checked by hand against these lines of the files, the header being line 1.
 */
describe('Spirit 3:0 Falcons, checked by hand', () => {
  const counts = [...kills('spirit-falcons').counts, ...stats('spirit-falcons').counts]
  const lines = dataCells('spirit-falcons-kills.csv')
  const cell = (at: number, column: string): string | undefined =>
    lines[at - 1]?.[lines[0]?.indexOf(column) ?? -1]
  const player: Record<string, string> = {
    donk: '76561198386265483',
    karrigan: '76561197989430253',
    kyousuke: '76561199032006224',
    m0NESY: '76561198074762801',
    magixx: '76561199063238565',
    NiKo: '76561198041683378',
    sh1ro: '76561198081484775',
    TeSeS: '76561197996678278',
    tN1R: '76561198872013168',
    zont1x: '76561198995880877',
  }

  it.each([
    ['sh1ro', 4, 2, 'no-scopes: lines 148 and 230'],
    ['m0NESY', 8, 1, 'knife_flip: line 282'],
    ['magixx', 14, 1, 'inferno: line 323'],
    ['zont1x', 14, 1, 'inferno: line 344'],
    ['m0NESY', 2, 5, 'through a wall: lines 68, 72, 175, 192 and 258'],
    ['NiKo', 3, 4, 'through smoke: lines 185, 188, 198 and 359'],
    ['kyousuke', 3, 2, 'through smoke: lines 262 and 271'],
    ['magixx', 11, 1, 'map 1, round 13: lines 83 to 87'],
    ['m0NESY', 10, 1, 'map 1, round 1: lines 7 to 10'],
    [
      'tN1R',
      10,
      3,
      'map 1, rounds 12 and 15: 78, 79, 81, 82 and 91, 93 to 95; map 2, round 6: 223 to 225, 227',
    ],
    ['sh1ro', 10, 1, 'map 1, round 17: lines 106 to 109'],
    ['donk', 10, 1, 'map 3, round 7: lines 364 to 366 and 368'],
    ['TeSeS', 10, 1, 'map 3, round 21: lines 459, 463, 465 and 466'],
    ['magixx', 12, 6, 'flashes: lines 34, 163, 293, 335, 369 and 371'],
    ['sh1ro', 12, 5, 'flashes: lines 41, 113, 324, 458 and 467'],
    ['NiKo', 15, 2, 'utility damage 132, 35 and 23: one for each full 50'],
    ['kyousuke', 15, 3, 'utility damage 72, 0 and 123: 1, 0 and 2'],
    ['kyousuke', 20, 1, '2186 in 28 rounds and 2153 in 23 are no 100 a round, 2097 in 20 are'],
  ])('%s has keyplay %i %i times: %s', (name, keyplayId, count) => {
    const found = counts.find(each => each.steamId === player[name] && each.keyplayId === keyplayId)
    expect(found?.count).toBe(count)
  })

  /** Round 18 of the second map alone: lines 303 to 311. */
  const roundOf151699 = readWell([lines[0] ?? [], ...lines.slice(302, 311)], { ...anyEvent, type: 'kill' })
  const times = (name: string, keyplayId: number): number =>
    roundOf151699.counts.find(each => each.steamId === player[name] && each.keyplayId === keyplayId)?.count ??
    0

  it('trades at tick 151699: m0NESY kills donk (306), who kills karrigan on the same tick (305)', () => {
    expect([cell(305, 'tick'), cell(306, 'tick')]).toEqual(['151699', '151699'])
    expect(times('m0NESY', 7)).toBe(1)
  })

  it('has no trade by donk there: karrigan had killed magixx 570 ticks before (304)', () => {
    expect(times('donk', 7)).toBe(0)
  })

  it('trades once more in that round: tN1R kills kyousuke (308) 241 ticks after 307, not so 309 to 311', () => {
    const trades = roundOf151699.counts.filter(each => each.keyplayId === 7)
    expect(trades.map(({ steamId }) => steamId).sort()).toEqual([player.m0NESY, player.tN1R].sort())
  })

  it('opens that round with line 303', () => {
    expect(times('donk', 6)).toBe(1)
  })
})
