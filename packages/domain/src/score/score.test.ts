import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counts, frozenDeck } from '../../test/arbitraries.ts'
import { indexCounts, type KeyplayCount } from './count-index.ts'
import { type FrozenCard, withoutPerks } from './frozen-deck.ts'
import { scoreDeck, scoreFrozen, weightsOf } from './score.ts'

/** A fraction of toHundredths, rounded half up by schoolbook: quotient and remainder. */
const round = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + ((numerator % denominator) * 2n >= denominator ? 1n : 0n)

const big = (value: number): bigint => BigInt(Math.round(value * 100))

const cardByHand = (card: FrozenCard, phaseMult: number, given: readonly KeyplayCount[]): bigint => {
  let points = 0n
  for (const keyplay of card.keyplays) {
    let bonus = 100n
    for (const perk of card.perks)
      if (perk.keyplayType === null || perk.keyplayType === keyplay.type) bonus += big(perk.mult) - 100n
    const found = given.find(each => each.playerId === card.playerId && each.keyplayId === keyplay.keyplayId)
    points += round(big(keyplay.points) * BigInt(found?.count ?? 0) * (bonus < 0n ? 0n : bonus), 100n)
  }
  return round(points * big(card.mult) * big(phaseMult), 10_000n)
}

it('scores as a computation in whole numbers does (rulebook 6.1, 6.7)', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      const byHand = deck.cards.map(card => cardByHand(card, deck.phaseMult, given))
      const score = scoreDeck(deck, given)
      expect(score.cards.map(card => big(card.score))).toEqual(byHand)
      expect(big(score.score)).toBe(byHand.reduce((sum, card) => sum + card, 0n))
    }),
    { numRuns: 500 },
  )
})

it('gives the same score by weights as by the explained factors', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      expect(scoreFrozen(weightsOf(deck), given)).toBe(scoreDeck(deck, given).score)
    }),
    { numRuns: 500 },
  )
})

it('explains every factor: points are the sum of keyplays, a score the sum of cards (rulebook 6.3, 6.10)', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      const { score, cards } = scoreDeck(deck, given)
      expect(big(score)).toBe(cards.reduce((sum, card) => sum + big(card.score), 0n))
      for (const card of cards)
        expect(big(card.points)).toBe(card.keyplays.reduce((sum, keyplay) => sum + big(keyplay.points), 0n))
    }),
  )
})

it('reads each count twice, to check it and to index it, and an index of them as well as their list (rulebook 6.4)', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      let reads = 0
      const watched = given.map(({ playerId, ...others }) => ({
        ...others,
        get playerId() {
          reads++
          return playerId
        },
      }))
      expect(scoreDeck(deck, watched)).toEqual(scoreDeck(deck, indexCounts(given)))
      expect(reads).toBe(2 * given.length)
      expect(scoreFrozen(weightsOf(deck), indexCounts(given))).toBe(scoreFrozen(weightsOf(deck), given))
    }),
  )
})

it('uses the first of two counts of the same keyplay (rulebook 6.4)', () => {
  const twice = [12, 5].map(count => ({ playerId: 7, keyplayId: 6, count }))
  expect(indexCounts(twice).get(7)?.get(6)).toBe(12)
})

it('returns the same when calculated again, with the counts in any order (rulebook 6.16)', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      expect(scoreDeck(deck, given.toReversed())).toEqual(scoreDeck(deck, given))
    }),
  )
})

it('never scores less with perks of x1 and more than without them', () => {
  fc.assert(
    fc.property(frozenDeck, counts, (deck, given) => {
      fc.pre(deck.cards.every(card => card.perks.every(perk => perk.mult >= 1)))
      expect(scoreDeck(deck, given).score).toBeGreaterThanOrEqual(scoreDeck(withoutPerks(deck), given).score)
    }),
    { numRuns: 30 },
  )
})
