import { expect, test } from 'vitest'
import { crossingOf, type Moment, momentsOf, shownOfCard, timeAfter } from './moments.ts'

const partsOf = (moments: readonly Moment[]) => moments.map(({ part }) => part)

test('each card is turned over, then its keyplays, multipliers and score follow; the outcome is last', () => {
  expect(partsOf(momentsOf([2, 0], null))).toEqual([
    ...['card', 'keyplay', 'keyplay', 'multipliers', 'score'],
    ...['card', 'multipliers', 'score'],
    'outcome',
  ])
})

test('time holds before the score that crosses the goal, and the remaining cards turn at once (rulebook 13.50)', () => {
  const moments = momentsOf([0, 1, 3], 1)
  expect(partsOf(moments)).toEqual([
    ...['card', 'multipliers', 'score'],
    ...['card', 'keyplay', 'multipliers', 'hold', 'score'],
    'lap',
    'outcome',
  ])
  expect(shownOfCard(moments, 2)).toBe('all')
  const crossed = moments.findIndex(({ part }) => part === 'hold') + 2
  expect(timeAfter(moments.slice(0, crossed)), 'long enough for the burst').toBeGreaterThan(
    timeAfter(moments.slice(0, 3)),
  )
})

test('the goal is crossed by the first card that reaches it, exactly too', () => {
  expect(crossingOf([40, 60, 10], 100)).toBe(1)
  expect(crossingOf([40, 59.99], 100)).toBeNull()
  expect(crossingOf([0, 5], 0), 'a goal of 0 is reached by holding a card').toBe(0)
})

test('a card shows what its past moments have revealed', () => {
  const moments = momentsOf([2, 0], null)
  expect(shownOfCard(moments.slice(0, 2), 0)).toEqual({
    faceUp: true,
    keyplays: 1,
    multipliers: false,
    score: false,
  })
  expect(shownOfCard(moments.slice(0, 2), 1)).toMatchObject({ faceUp: false })
  expect(shownOfCard(moments, 1)).toEqual({ faceUp: true, keyplays: 0, multipliers: true, score: true })
})

test('a deck of five cards with three keyplays each takes less than twelve seconds', () => {
  for (const crossing of [null, 0, 4]) {
    const moments = momentsOf([3, 3, 3, 3, 3], crossing)
    const whole = moments.reduce((sum, _, at) => sum + timeAfter(moments.slice(0, at)), 0)
    expect(whole).toBeLessThan(12_000)
  }
})
