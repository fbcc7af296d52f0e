import { expect, test } from 'vitest'
import { momentsOf, shownOfCard, timeAfter } from './moments.ts'

const moments = momentsOf([2, 0])

test('each card is turned over, then its keyplays, multipliers and score follow; the outcome is last', () => {
  expect(moments.map(({ part }) => part)).toEqual([
    ...['card', 'keyplay', 'keyplay', 'multipliers', 'score'],
    ...['card', 'multipliers', 'score'],
    'outcome',
  ])
})

test('a card shows what its past moments have revealed', () => {
  expect(shownOfCard(moments.slice(0, 2), 0)).toEqual({
    faceUp: true,
    keyplays: 1,
    multipliers: false,
    score: false,
  })
  expect(shownOfCard(moments.slice(0, 2), 1).faceUp).toBe(false)
  expect(shownOfCard(moments, 1)).toEqual({ faceUp: true, keyplays: 0, multipliers: true, score: true })
})

test('a deck of five cards with three keyplays each takes less than fifteen seconds', () => {
  const whole = momentsOf([3, 3, 3, 3, 3]).reduce((sum, moment) => sum + timeAfter(moment), 0)
  expect(whole).toBeLessThan(15_000)
})
