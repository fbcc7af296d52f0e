import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deck } from '../deck/deck.ts'
import type { SleeveCard } from '../sleeve/sleeve.ts'
import type { HindsightFacts } from './best-card.ts'
import { bestDeck } from './best-deck.ts'
import type { KeyplayCount } from './count-index.ts'
import { freezeDeck } from './frozen-deck.ts'
import { scoreDeck } from './score.ts'

const score = (deck: Deck, facts: HindsightFacts, counts: readonly KeyplayCount[]): number =>
  scoreDeck(freezeDeck(deck, { ...facts, perks: [] }), counts).score

/** Every subset of at most so many. */
const subsets = <T>(all: readonly T[], most: number): T[][] =>
  all.reduce<T[][]>(
    (found, each) => found.concat(found.filter(({ length }) => length < most).map(some => [...some, each])),
    [[]],
  )

const combinations = <T>([first, ...others]: readonly (readonly T[])[]): T[][] =>
  first ? combinations(others).flatMap(rest => first.map(each => [each, ...rest])) : [[]]

/** The best score over all decks of all players with all their keyplays. */
const bruteForce = (facts: HindsightFacts, counts: readonly KeyplayCount[], mostKeyplays: number): number => {
  const keyplays = subsets(
    facts.keyplays.map(({ id }) => id),
    mostKeyplays,
  )
  const cards = facts.players.map(({ playerId }) =>
    keyplays.map(chosen => ({ playerId, keyplays: chosen, perks: [] })),
  )
  const decks = subsets(cards, 5).flatMap(combinations)
  return Math.max(...decks.map(deck => score(deck, facts, counts)))
}

const sleeveMults = fc.tuple(
  ...Array.from({ length: 9 }, () => fc.constantFrom(0, 0.5, 0.9, 1, 1.25, 1.5, 3)),
)

const players = (most: number): fc.Arbitrary<SleeveCard[]> =>
  fc
    .array(
      fc.record({
        country: fc.constantFrom('fr', 'fr', 'fr', 'br', null),
        birth: fc.constantFrom('1990-01-01', '2000-01-01', '2008-01-01', null),
        roleId: fc.constantFrom(1, 1, 2, 3, 4, null),
        styleId: fc.constantFrom(1, 1, 2, null),
      }),
      { maxLength: most },
    )
    .map(people => people.map((person, at) => ({ playerId: at + 1, ...person })))

const phase = (most: number, prices: readonly number[]) =>
  fc.record({
    players: players(most),
    phaseMult: fc.constantFrom(0.01, 0.5, 1, 1.1),
    sleeves: sleeveMults.map(mults =>
      mults.map((mult, at) => ({ id: at + 1, name: '', description: '', mult })),
    ),
    lock: fc.constant('2026-02-09T12:00:00Z'),
    keyplays: fc.constant(prices.map((points, at) => ({ id: at + 1, type: 'kill' as const, points }))),
  })

const counted = (facts: HindsightFacts): fc.Arbitrary<KeyplayCount[]> =>
  fc
    .array(fc.nat(6), {
      minLength: facts.players.length * facts.keyplays.length,
      maxLength: facts.players.length * facts.keyplays.length,
    })
    .map(counts =>
      facts.players.flatMap(({ playerId }, row) =>
        facts.keyplays.map(({ id }, column) => ({
          playerId,
          keyplayId: id,
          count: counts[row * facts.keyplays.length + column] ?? 0,
        })),
      ),
    )

const cases = (most: number, prices: readonly number[]) =>
  phase(most, prices).chain(facts => fc.tuple(fc.constant(facts), counted(facts)))

describe('the best deck of a phase in hindsight (rulebook 6.17) is as good as the best of all decks', () => {
  it('for up to eight players, whatever the sleeves are worth', () => {
    fc.assert(
      fc.property(cases(8, [1.37]), ([facts, counts]) => {
        const { deck, score: found } = bestDeck(facts, counts)
        expect(found.score).toBe(bruteForce(facts, counts, 1))
        expect(score(deck, facts, counts)).toBe(found.score)
      }),
      { numRuns: 80 },
    )
  })

  it('for eight compatriots, whom Chemistry may help or harm', () => {
    const compatriots = cases(8, [1.37]).map(
      ([facts, counts]) =>
        [{ ...facts, players: facts.players.map(player => ({ ...player, country: 'fr' })) }, counts] as const,
    )
    fc.assert(
      fc.property(compatriots, ([facts, counts]) => {
        expect(bestDeck(facts, counts).score.score).toBe(bruteForce(facts, counts, 1))
      }),
      { numRuns: 40 },
    )
  })

  it('over the keyplays too', () => {
    fc.assert(
      fc.property(cases(2, [0.33, 2, 7.5, 0, 40]), ([facts, counts]) => {
        expect(bestDeck(facts, counts).score.score).toBe(bruteForce(facts, counts, 3))
      }),
      { numRuns: 40 },
    )
  })
})

describe('of five in a phase', () => {
  const person = (playerId: number, roleId: number): SleeveCard => ({
    playerId,
    roleId,
    country: 'fr',
    birth: '2000-01-01',
    styleId: 1,
  })
  const facts: HindsightFacts = {
    lock: '2026-02-09T12:00:00Z',
    phaseMult: 2,
    players: [person(1, 1), person(2, 1), person(3, 3), person(4, 3), person(5, 3), person(6, 1)],
    sleeves: [{ id: 1, name: 'Operational Brain', description: '', mult: 3 }],
    keyplays: [10, 20, 30, 40].map((points, at) => ({ id: at + 1, type: 'kill', points })),
  }
  const each = (playerId: number, counts: readonly number[]): KeyplayCount[] =>
    counts.map((count, at) => ({ playerId, keyplayId: at + 1, count }))

  it('takes three IGLs with few points because of their multiplier, and the three best keyplays of each', () => {
    const counts = [
      ...each(1, [9, 9, 9, 9]), // 180 + 270 + 360 = 810, without the 90 of the first
      ...each(2, [0, 0, 0, 5]), // 200: gives way to the IGLs
      ...each(3, [1, 1, 1, 1]), // 90 x 3
      ...each(4, [10, 0, 0, 0]), // 100 x 3
      ...each(5, [0, 4, 0, 0]), // 80 x 3
      ...each(6, [0, 0, 10, 0]), // 300
    ]
    const { deck, score } = bestDeck(facts, counts)
    expect(Object.fromEntries(deck.map(({ playerId, keyplays }) => [playerId, keyplays]))).toEqual({
      1: [4, 3, 2],
      3: [4, 3, 2],
      4: [1],
      5: [2],
      6: [3],
    })
    expect(score.score).toBe((810 + 300 + 3 * (90 + 100 + 80)) * 2)
  })

  it('is a full deck even if no player has points', () => {
    expect(bestDeck(facts, []).deck).toHaveLength(5)
  })

  it('is empty if there are no players', () => {
    expect(bestDeck({ ...facts, players: [] }, [])).toEqual({ deck: [], score: { score: 0, cards: [] } })
  })
})
