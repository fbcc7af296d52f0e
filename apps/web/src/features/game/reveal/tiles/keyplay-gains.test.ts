import { expect, test } from 'vitest'
import type { DeckCardScore } from '../../state/use-deck-scores.ts'
import { bestKeyplay, nearMiss } from './keyplay-gains.ts'

/** A card with keyplays as [id, price, count], without perks. */
function cardOf(playerId: number, mult: number, keyplays: [number, number, number][]): DeckCardScore {
  const points = keyplays.reduce((sum, [, price, count]) => sum + price * count, 0)
  return {
    playerId,
    phase: 1,
    points,
    mult,
    phaseMult: 1,
    score: points * mult,
    keyplays: [],
    explanation: {
      sleeveId: null,
      keyplays: keyplays.map(([id, price, count]) => ({
        id,
        price,
        count,
        perks: [],
        bonus: 1,
        points: price * count,
      })),
    },
  } as DeckCardScore
}
const deck = [
  cardOf(1, 3, [
    [19, 70, 1],
    [1, 4, 20],
  ]),
  cardOf(2, 1, [[6, 14, 3]]),
]

test('how near it was is said by the fewest more of one keyplay, and of those by the one that fits best', () => {
  expect(nearMiss(deck, 112)).toMatchObject({ keyplayId: 19, count: 1, points: 70, score: 210 })
  expect(nearMiss(deck, 12), 'a headshot ×3 is enough').toMatchObject({ keyplayId: 1, count: 1, score: 12 })
  expect(nearMiss(deck, 13)).toMatchObject({ card: { playerId: 2 }, keyplayId: 6, score: 14 })
  expect(nearMiss(deck, 400)).toMatchObject({ keyplayId: 19, count: 2, score: 420 })
})

test('points that no keyplay brings are not near', () => {
  expect(nearMiss(deck, 5000)).toBeUndefined()
  expect(nearMiss([], 1)).toBeUndefined()
})

test('the best keyplay is the one that brought most, with its count and its multipliers', () => {
  expect(bestKeyplay(deck)).toMatchObject({ keyplayId: 1, count: 20, points: 80, score: 240 })
  expect(bestKeyplay([cardOf(1, 1, [[6, 14, 0]])])).toBeUndefined()
})
