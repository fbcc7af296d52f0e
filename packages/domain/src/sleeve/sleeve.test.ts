import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sleeveCards, sleeveOffers } from '../../test/arbitraries.ts'
import { ageOn } from '../shared/time.ts'
import { lackingCard, type SleeveCard, sleeveMultipliers, sleeveResult } from './sleeve.ts'

const lock = '2026-06-02T12:00:00Z'

/** The conditions in the words of the rulebook (rulebook 5.4, 5.5, 5.6, 5.7, 5.8, 5.9). */
const conditions: Record<number, (cards: readonly SleeveCard[]) => boolean> = {
  1: cards => cards.filter(card => card.roleId === 3).length >= 3,
  2: cards =>
    cards.length === 5 && cards[0]?.country !== null && new Set(cards.map(card => card.country)).size === 1,
  3: cards =>
    cards.some(card => card.roleId === 2) &&
    cards.some(card => card.roleId === 3) &&
    cards.filter(card => card.roleId === 1).length === 3,
  4: cards => cards.filter(card => card.styleId === 1).length === 5,
  5: cards => cards.filter(card => card.styleId === 2).length === 5,
  6: cards => cards.filter(card => card.birth !== null && ageOn(card.birth, lock) >= 30).length >= 2,
  7: cards => cards.filter(card => card.birth !== null && ageOn(card.birth, lock) < 20).length >= 3,
  8: cards =>
    cards.filter(card => card.roleId === 1).length === 3 &&
    cards.filter(card => card.roleId === 2).length === 2,
}

it('is active exactly when its condition holds, and never for an unknown id (rulebook 5.3, 5.11)', () => {
  fc.assert(
    fc.property(sleeveCards, sleeveOffers, (cards, catalogue) => {
      for (const sleeve of sleeveResult(cards, catalogue, lock).sleeves)
        expect(sleeve.active).toBe(conditions[sleeve.id]?.(cards) ?? false)
    }),
    { numRuns: 500 },
  )
})

it('gives a card the highest multiplier of the active sleeves that cover it, else 1 (rulebook 5.12)', () => {
  fc.assert(
    fc.property(sleeveCards, sleeveOffers, (cards, catalogue) => {
      const { sleeves, mults, best } = sleeveResult(cards, catalogue, lock)
      for (const { playerId } of cards) {
        const covering = sleeves.filter(sleeve => sleeve.active && sleeve.covered.includes(playerId))
        expect(mults[playerId]).toBe(
          covering.length > 0 ? Math.max(...covering.map(sleeve => sleeve.mult)) : 1,
        )
        expect(sleeves.find(sleeve => sleeve.id === best[playerId])?.mult ?? 1).toBe(mults[playerId])
      }
    }),
    { numRuns: 500 },
  )
})

it('gives the same multipliers to many decks of one lock (rulebook 5.12)', () => {
  fc.assert(
    fc.property(sleeveCards, sleeveOffers, (players, sleeves) => {
      const multsOf = sleeveMultipliers({ players, sleeves, lock })
      for (let held = 0; held <= players.length; held++) {
        const cards = players.slice(0, held)
        const { mults } = sleeveResult(cards, sleeves, lock)
        expect(multsOf(cards.map(card => card.playerId))).toEqual(cards.map(card => mults[card.playerId]))
      }
    }),
    { numRuns: 500 },
  )
})

it('counts cards up to the required number, and covers none before that (rulebook 5.10, 5.11)', () => {
  fc.assert(
    fc.property(sleeveCards, sleeveOffers, (cards, catalogue) => {
      for (const { id, fulfilled, required, active, covered } of sleeveResult(cards, catalogue, lock)
        .sleeves) {
        expect(fulfilled).toBeLessThanOrEqual(required)
        expect(active).toBe(id !== 9 && fulfilled === required)
        expect(covered.length >= required && covered.length > 0).toBe(active)
      }
    }),
  )
})

it('does not depend on the order of the cards', () => {
  fc.assert(
    fc.property(sleeveCards, sleeveOffers, (cards, catalogue) => {
      const [there, back] = [cards, cards.toReversed()].map(order => sleeveResult(order, catalogue, lock))
      expect(back?.mults).toEqual(there?.mults)
      expect(back?.sleeves.map(({ fulfilled, active }) => ({ fulfilled, active }))).toEqual(
        there?.sleeves.map(({ fulfilled, active }) => ({ fulfilled, active })),
      )
    }),
  )
})

it('names the card that a sleeve lacks if it is one short, and such a card activates it (rulebook 5.16)', () => {
  const cardOf = (playerId: number, roleId: number, more: Partial<SleeveCard> = {}) => ({
    playerId,
    roleId,
    styleId: 1,
    country: 'pl',
    birth: '2000-01-01',
    ...more,
  })
  const needOf = (id: number, cards: readonly SleeveCard[]) => {
    const sleeve = sleeveResult(cards, [{ id, name: '', description: '', mult: 2 }], lock).sleeves[0]
    return sleeve && lackingCard(sleeve, cards)
  }
  const roles = (...ids: number[]) => ids.map((roleId, place) => cardOf(place + 1, roleId))
  expect(needOf(3, roles(1, 1, 2, 3))).toEqual({ roleId: 1 })
  expect(needOf(3, roles(1, 1, 1, 3, 3))).toEqual({ roleId: 2 })
  expect(needOf(3, roles(1, 1, 1, 2))).toEqual({ roleId: 3 })
  expect(needOf(8, roles(1, 1, 1, 2))).toEqual({ roleId: 2 })
  expect(needOf(8, roles(1, 1, 2, 2))).toEqual({ roleId: 1 })
  expect(needOf(1, roles(3, 3, 1))).toEqual({ roleId: 3 })
  expect(needOf(2, [...roles(1, 1, 1, 1), cardOf(5, 1, { country: 'dk' })])).toEqual({ country: 'pl' })
  expect(needOf(4, roles(1, 1, 1, 1))).toEqual({ styleId: 1 })
  expect(
    needOf(
      5,
      [1, 2, 3, 4].map(id => cardOf(id, 1, { styleId: 2 })),
    ),
  ).toEqual({ styleId: 2 })
  expect(needOf(6, [cardOf(1, 1, { birth: '1990-01-01' })])).toEqual({ age: 'old' })
  expect(
    needOf(
      7,
      [1, 2].map(id => cardOf(id, 1, { birth: '2008-01-01' })),
    ),
  ).toEqual({ age: 'young' })
  expect(needOf(3, roles(1, 1, 2)), 'two short').toBeNull()
  expect(needOf(3, roles(1, 1, 1, 2, 3)), 'active').toBeNull()
})
