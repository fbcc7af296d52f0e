import { expect, test } from 'vitest'
import { careerOf } from './career.ts'
import type { PlayedDeck } from './played-deck.ts'
import { seasonReview } from './season-review.ts'

const phase = (phaseIndex: number, state: PlayedDeck['state'], score: number) => ({
  eventId: 1,
  phaseIndex,
  state,
  goal: 100,
  score,
  topPercent: null,
  cards: [{ playerId: phaseIndex, score, sleeveId: null, share: 0.1, keyplays: [{ id: 6, points: score }] }],
})

test('a deck of a phase that an earlier failure locked does not count (rulebook 3.8, 27.3, 27.5)', () => {
  const failed = phase(1, 'failed', 50)
  const phases = [failed, phase(2, 'locked', 30_000)]
  expect(careerOf(phases)).toEqual(careerOf([failed]))
  expect(seasonReview(phases)).toEqual(seasonReview([failed]))
  expect(seasonReview(phases).luckiestCard).toMatchObject({ phaseIndex: 1 })
})
