import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  bracketSlots,
  type CupRound,
  checkLeaguePlace,
  closeLeague,
  drawnOrder,
  type FinalTie,
  headToHeadFixtures,
  type LeagueFixture,
  type LeagueRound,
  leagueLimit,
  playCup,
  readLeagueCode,
  type Side,
  showLeagueCode,
} from './index.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
/** A round in which everybody but those left out held a card. */
const roundOf = (userIds: readonly number[], without: readonly number[] = []): LeagueRound =>
  userIds.map(userId => ({
    userId,
    score: without.includes(userId) ? 0 : userId,
    hasDeck: !without.includes(userId),
  }))
const opponentOf = (fixtures: readonly LeagueFixture[] | undefined, userId: number): Side | undefined => {
  const found = fixtures?.find(({ home, away }) => home === userId || away === userId)
  return found && (found.home === userId ? found.away : found.home)
}

it('a second implementation draws the same order (rulebook 19.14, 19.15)', () => {
  const hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
  const root = hex('a root')
  for (const count of [1, 2, 5, 33]) {
    const members = ids(count).map(id => id * 7)
    const closing = closeLeague(members.toReversed(), root)
    const seed = hex(`${hex(members.join(','))}:${root}`)
    const expected = members.toSorted((a, b) => (hex(`${seed}:${a}`) < hex(`${seed}:${b}`) ? -1 : 1))
    expect([closing.seed, drawnOrder(closing)]).toEqual([seed, expected])
  }
})

describe.each(ids(33).slice(1))('a head to head of %s', count => {
  const order = ids(count)
  const even = count + (count % 2)
  const rounds = headToHeadFixtures({ order, rounds: 2 * (even - 1), locked: [] })

  it('has everybody once in each round, and each pair once in each cycle (rulebook 19.17)', () => {
    for (const fixtures of rounds) {
      const sides = fixtures.flatMap(({ home, away }) => [home, away]).filter(side => side !== null)
      expect(sides.toSorted((a, b) => a - b)).toEqual(order)
    }
    for (const cycle of [rounds.slice(0, even - 1), rounds.slice(even - 1)]) {
      const pairs = cycle
        .flat()
        .map(({ home, away }) => [home ?? 0, away ?? 0].toSorted((a, b) => a - b).join())
      expect([new Set(pairs).size, pairs.length]).toEqual([(even * (even - 1)) / 2, (even * (even - 1)) / 2])
    }
  })

  it('changes home and away in the second cycle (rulebook 19.17)', () => {
    const turned = rounds
      .slice(even - 1)
      .map(each => each.map(({ home, away }) => ({ home: away, away: home })))
    expect(turned).toEqual(rounds.slice(0, even - 1))
  })
})

describe('inactive members and later joiners (rulebook 19.21, 19.22)', () => {
  const order = [1, 2, 3, 4]
  it('AVERAGE plays for a member who missed two rounds in a row, until they hold a card again', () => {
    const locked = [roundOf(order, [2]), roundOf(order, [2]), roundOf(order, [2]), roundOf(order)]
    const rounds = headToHeadFixtures({ order, rounds: 5, locked })
    expect(rounds.map(each => opponentOf(each, 2) !== undefined)).toEqual([true, true, false, true, true])
    expect(rounds[2]).toContainEqual(expect.objectContaining({ away: null }))
  })

  it('in rounds to come AVERAGE plays for who is inactive in the next one, but not for who missed one round', () => {
    const locked = [roundOf(order, [2]), roundOf(order, [2, 3])]
    const rounds = headToHeadFixtures({ order, rounds: 5, locked })
    const plays = (userId: number) => rounds.map(each => opponentOf(each, userId) !== undefined)
    expect(plays(2)).toEqual([true, true, false, false, false])
    expect(plays(3)).toEqual([true, true, true, true, true])
  })

  it('a later joiner takes the seat of AVERAGE', () => {
    const rounds = headToHeadFixtures({
      order: [1, 2, 3],
      rounds: 3,
      locked: [roundOf([1, 2, 3])],
      joined: [{ userId: 9, round: 1 }],
    })
    expect(rounds.map(each => opponentOf(each, 9))).toEqual([
      undefined,
      expect.any(Number),
      expect.any(Number),
    ])
    expect(
      rounds
        .slice(1)
        .flat()
        .flatMap(({ home, away }) => [home, away]),
    ).not.toContain(null)
  })

  it('a later joiner takes the seat of an inactive member, who then waits for the next cycle', () => {
    const locked = [
      roundOf(order, [3]),
      roundOf(order, [3]),
      roundOf([...order, 9], [3]),
      roundOf([...order, 9]),
    ]
    const rounds = headToHeadFixtures({ order, rounds: 5, locked, joined: [{ userId: 9, round: 2 }] })
    expect(opponentOf(rounds[2], 9)).toEqual(expect.any(Number))
    expect(opponentOf(rounds[2], 3)).toBeUndefined()
    // The next cycle has five members: one of them plays AVERAGE.
    const sides = rounds[3]?.flatMap(({ home, away }) => [home ?? 0, away ?? 0]).toSorted((a, b) => a - b)
    expect(sides).toEqual([0, 1, 2, 3, 4, 9])
  })

  it('without a free seat a later joiner waits for the next cycle', () => {
    const rounds = headToHeadFixtures({ order, rounds: 4, locked: [], joined: [{ userId: 9, round: 1 }] })
    expect(rounds.map(each => opponentOf(each, 9) !== undefined)).toEqual([false, false, false, true])
  })

  it('AVERAGE plays for who has left, and past fixtures stand', () => {
    const locked = [roundOf(order)]
    const before = headToHeadFixtures({ order, rounds: 3, locked })
    const after = headToHeadFixtures({ order, rounds: 3, locked, left: [{ userId: 4, round: 1 }] })
    expect(after[0]).toEqual(before[0])
    expect(
      after
        .slice(1)
        .flat()
        .flatMap(({ home, away }) => [home, away]),
    ).not.toContain(4)
  })
})

describe.each(ids(128).slice(1))('a cup of %s', count => {
  const seeds = ids(count)
  /** The better seed has the higher score. */
  const round: CupRound = seeds.map(userId => ({
    userId,
    score: 1000 - userId,
    hasDeck: true,
    cardsWithPoints: 1,
    bestCard: 1,
  }))
  const rounds = Array.from({ length: Math.ceil(Math.log2(count)) }, () => round)

  it('pairs no two byes, and lets seeds 1 and 2 meet in the final only (rulebook 19.24, 19.25)', () => {
    const cup = playCup({ seeds, rounds, third: true, finalRounds: rounds.length })
    expect(cup.rounds).toHaveLength(rounds.length)
    expect(cup.rounds[0]?.every(({ home, away }) => home !== null || away !== null)).toBe(true)
    expect(cup.rounds[0]?.filter(({ by }) => by === 'bye')).toHaveLength(cup.size - count)
    expect(cup.rounds.at(-1)).toEqual([expect.objectContaining({ home: 1, away: 2, winner: 1, by: 'score' })])
    expect([cup.champion, cup.third?.winner]).toEqual([1, count > 2 ? 3 : undefined])
  })

  it('shows what is known before and while it is played', () => {
    const before = playCup({ seeds, rounds: [] })
    expect(before.champion).toBeNull()
    expect(before.rounds.flat().filter(({ winner, by }) => winner !== null && by !== 'bye')).toEqual([])
  })
})

it('a tie that is final keeps its winner, and what decided it, after a correction (rulebook 19.27)', () => {
  const score = (userId: number, points: number) => ({
    userId,
    score: points,
    hasDeck: true,
    cardsWithPoints: 1,
    bestCard: 1,
  })
  const kept = { round: 0, index: 0, winner: 1, by: 'seed' } as const
  const after = (own: number, final: FinalTie) =>
    playCup({ seeds: [1, 2], rounds: [[score(1, own), score(2, 20)]], final: [final] }).rounds[0]?.[0]
  expect(after(10, kept)).toMatchObject({ winner: 1, by: 'seed', wasCorrected: true })
  expect(after(30, kept), 'the same winner').toMatchObject({ winner: 1, by: 'seed', wasCorrected: false })
  expect(after(10, { ...kept, by: null }), 'kept without what decided it').toMatchObject({
    winner: 1,
    by: 'score',
    wasCorrected: true,
  })
})

it('the cup is won once its final is final (rulebook 19.27)', () => {
  const rounds = [[{ userId: 2, score: 1, hasDeck: true, cardsWithPoints: 1, bestCard: 1 }]]
  const winners = [0, 1].map(finalRounds => {
    const cup = playCup({ seeds: [1, 2], rounds, finalRounds })
    return [cup.rounds[0]?.[0]?.winner, cup.champion]
  })
  expect(winners).toEqual([
    [2, null],
    [2, 2],
  ])
})

describe('a member who has left a cup (rulebook 19.33)', () => {
  const seeds = [1, 2, 3, 4]
  const rounds: CupRound[] = [[], []]
  const cupWithout = (left: [number, number][], more = {}) =>
    playCup({
      seeds,
      rounds,
      left: left.map(([userId, round]) => ({ userId, round })),
      finalRounds: 2,
      third: true,
      ...more,
    })
  const shown = ({ rounds, third, champion }: ReturnType<typeof playCup>) => [
    ...[...rounds.flat(), third].map(tie => [tie?.home, tie?.away, tie?.winner, tie?.by]),
    champion,
  ]

  it('loses every later tie to an opponent who is still there, though neither has a deck', () => {
    expect(shown(cupWithout([[1, 1]]))).toEqual([
      [1, 4, 1, 'walkover'],
      [2, 3, 2, 'walkover'],
      [1, 2, 2, 'left'],
      [4, 3, 3, 'walkover'],
      2,
    ])
    expect(shown(cupWithout([[1, 0]])).slice(0, 3)).toEqual([
      [1, 4, 4, 'left'],
      [2, 3, 2, 'walkover'],
      [4, 2, 2, 'walkover'],
    ])
  })

  it('if both are gone nobody goes on, and who would meet them needs not play', () => {
    const gone: [number, number][] = [
      [1, 0],
      [4, 0],
    ]
    expect(shown(cupWithout(gone))).toEqual([
      [1, 4, null, 'left'],
      [2, 3, 2, 'walkover'],
      [2, null, 2, 'bye'],
      [3, null, 3, 'bye'],
      2,
    ])
    const all = cupWithout([...gone, [2, 1], [3, 0]])
    expect(shown(all)).toEqual([
      [1, 4, null, 'left'],
      [2, 3, 2, 'left'],
      [2, null, null, 'left'],
      [3, null, null, 'left'],
      null,
    ])
  })

  it('keeps the ties that were final before they left', () => {
    const cup = cupWithout([[1, 0]], { final: [{ round: 0, index: 0, winner: 1, by: 'seed' }] })
    expect(cup.rounds[0]?.[0]).toMatchObject({ winner: 1, by: 'seed', wasCorrected: false })
    expect(cup.champion).toBe(2)
  })

  it('decides nothing before the round has locked', () => {
    const cup = cupWithout([[1, 0]], { rounds: [] })
    expect(cup.rounds[0]?.[0]).toMatchObject({ winner: null, by: null })
  })
})

describe('a cup whose rounds are too few (rulebook 19.4, 19.34)', () => {
  const lock = (day: number) => `2026-06-0${day}T12:00:00Z`
  const states = ['final', 'ahead', 'skipped', 'ahead', 'ahead'] as const
  const rounds = states.map((state, at) => ({ lock: lock(at + 1), state }))
  const cup = { format: 'cup', rounds, closedAt: null, to: null } as const

  it('has a place for twice as many members with each round that is ahead, and counts from its closing on once it has one', () => {
    expect(leagueLimit(cup)).toBe(8)
    expect(leagueLimit({ ...cup, closedAt: lock(1) })).toBe(16)
    expect(leagueLimit({ ...cup, rounds: [...rounds, ...rounds, ...rounds] })).toBe(128)
    expect(leagueLimit({ ...cup, to: '2026-12-31' })).toBe(128)
    expect(leagueLimit({ ...cup, format: 'headToHead' })).toBe(20)
  })

  it('refuses who is beyond it', () => {
    const join = { format: 'cup', state: 'ahead', closed: false, limit: 8 } as const
    expect(checkLeaguePlace({ ...join, members: 7 }).ok).toBe(true)
    expect(checkLeaguePlace({ ...join, members: 8 })).toMatchObject({
      rule: 'CUP_FULL_FOR_ROUNDS',
      facts: { limit: 8 },
    })
    expect(checkLeaguePlace({ ...join, members: 128, limit: 128 })).toMatchObject({ rule: 'LEAGUE_FULL' })
  })

  const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
  const score = (userId: number, points: number) => ({
    userId,
    score: points,
    hasDeck: true,
    cardsWithPoints: 1,
    bestCard: 1,
  })
  /** Seeds 1 to 4 win the first round; 4 has the most points of them, 8 most of all. */
  const first = [score(1, 10), score(2, 20), score(3, 30), score(4, 40), score(8, 9), score(6, 19)]
  const crowned = (more: object) => {
    const { champion, isCrownedOnPoints } = playCup({ seeds, rounds: [first], isOver: true, ...more })
    return [champion, isCrownedOnPoints]
  }

  it('is crowned on points: the best of those left over all rounds, by the rules of a tie', () => {
    expect(crowned({})).toEqual([4, true])
    const equal = [1, 2, 3, 4].map(userId => score(userId, 0.1))
    expect(crowned({ rounds: [equal] })).toEqual([1, true])
    expect(crowned({ rounds: [[]] })).toEqual([1, true])
    const second = [score(1, 60), score(4, 50), score(2, 1), score(3, 0)]
    expect(crowned({ rounds: [first, second] })).toEqual([1, true])
  })

  it('is not crowned while a round may follow or is not final, and never for who has left', () => {
    expect(crowned({ isOver: false })).toEqual([null, false])
    expect(crowned({ finalRounds: 0 })).toEqual([null, false])
    expect(crowned({ left: [{ userId: 4, round: 1 }] })).toEqual([3, true])
    expect(crowned({ left: [1, 2, 3, 4].map(userId => ({ userId, round: 1 })) })).toEqual([null, false])
  })

  it('is won as ever if it has its final', () => {
    expect(crowned({ seeds: [1, 2] })).toEqual([2, false])
  })
})

it('slots of a bracket have each seed once (rulebook 19.25)', () => {
  for (const size of [1, 2, 4, 8, 16, 32, 64, 128])
    expect(bracketSlots(size).toSorted((a, b) => a - b)).toEqual(ids(size))
})

it('a code is read as it is shown, and as it may be misread (rulebook 19.2)', () => {
  expect(readLeagueCode(showLeagueCode('0K309X11'))).toBe('0K309X11')
  expect(readLeagueCode(' ok3o 9xil ')).toBe('0K309X11')
  for (const wrong of ['', 'ABC', 'ABCDEFGU', 'ABCDEFGHJ', 'ABCD_EFG'])
    expect(readLeagueCode(wrong)).toBeNull()
})
