import { describe, expect, it } from 'vitest'
import { blindScores, demoScores, keyplays, proposeGoals, shareReaching } from '../src/index.ts'
import { goldenCounts } from './read-csv.ts'

const countsOf = (series: Parameters<typeof goldenCounts>[0]) =>
  goldenCounts(series).map(([steamId, , keyplayId, count]) => ({
    playerId: Number(steamId?.slice(-9)),
    keyplayId: Number(keyplayId),
    count: Number(count),
  }))
const demo = () => blindScores((['vitality-furia', 'spirit-falcons'] as const).map(countsOf), keyplays)

describe('proposed goals', () => {
  it('the table of the demo is what its series give, and the same every time (rulebook 11.50)', () => {
    const scores = demo()
    const step = scores.length / 40
    expect(demoScores).toEqual(scores.filter((_, at) => (at + 1) % step === 0))
    expect(demo()).toEqual(scores)
  })

  it('half, a third and a tenth of the decks reach the goal of that name, and the median is near the goals of the demo (rulebook 7.3, 11.50)', () => {
    const { half, third, tenth, curve } = proposeGoals(demoScores, 1)
    for (const [goal, share] of [
      [half, 1 / 2],
      [third, 1 / 3],
      [tenth, 1 / 10],
    ] as const)
      expect(shareReaching(demo(), goal)).toBeCloseTo(share, 1)
    expect(half).toBeGreaterThanOrEqual(1400)
    expect(half).toBeLessThan(1600)
    expect(curve[0]).toEqual({ points: 0, share: 1 })
    expect(curve.at(-1)).toEqual({ points: 2880, share: 0 })
  })

  it('goals grow with the multiplier, and are rounded to tens and to fifties (rulebook 11.50)', () => {
    const scores = [123, 237, 348, 1481]
    expect(proposeGoals(scores, 1)).toMatchObject({ half: 350, third: 350, tenth: 1500 })
    expect(proposeGoals(scores, 2)).toMatchObject({ half: 700, third: 700, tenth: 2950 })
  })

  it('fewer players than a deck has cards, and nobody at all, are no fault (rulebook 11.50)', () => {
    const counts = [
      { playerId: 1, keyplayId: 6, count: 10 },
      { playerId: 2, keyplayId: 6, count: 5 },
    ]
    expect(new Set(blindScores([counts], keyplays))).toEqual(new Set([15 * 14]))
    expect(blindScores([[]], keyplays)).toEqual([])
    expect(proposeGoals([], 1)).toMatchObject({ half: 0, third: 0, tenth: 0 })
  })
})
