import { expect, it } from 'vitest'
import { bestCard, type HindsightFacts } from './best-card.ts'

const facts: HindsightFacts = {
  lock: '2026-02-09T12:00:00Z',
  phaseMult: 1.1,
  players: [],
  sleeves: [
    { id: 1, name: 'Operational Brain', description: '', mult: 3 },
    { id: 4, name: 'Rush B', description: '', mult: 1.5 },
    { id: 5, name: 'Retake Masters', description: '', mult: 0.5 },
  ],
  keyplays: [
    { id: 1, type: 'kill', points: 4 },
    { id: 2, type: 'kill', points: 2 },
    { id: 3, type: 'kill', points: 0 },
  ],
}
const rifler = { playerId: 7, country: 'fr', birth: '2000-01-01', roleId: 1, styleId: 1 }
const card = bestCard(
  rifler,
  [
    { playerId: 7, keyplayId: 1, count: 1 },
    { playerId: 7, keyplayId: 2, count: 2 },
    { playerId: 7, keyplayId: 3, count: 9 },
  ],
  facts,
)

it('chooses no keyplay without points, and of equal ones the lower id first', () => {
  expect(card.card).toEqual({ playerId: 7, keyplays: [1, 2], perks: [] })
})

it('is worth 8 points, 8.80 under no sleeve and 13.20 under Rush B, all in hundredths', () => {
  expect([card.points, card.scoreUnder(), card.scoreUnder(1.5)]).toEqual([800, 880, 1320])
})

it('can be covered only by the sleeves that it fits, so its multiplier is at most 1.5', () => {
  expect(card.fitting.map(({ id }) => id)).toEqual([4])
  expect(card.potential).toBe(1320)
})

it('has an upper bound that is never below its score without a sleeve', () => {
  expect(
    bestCard({ ...rifler, styleId: 2 }, [{ playerId: 7, keyplayId: 1, count: 1 }], facts).potential,
  ).toBe(440)
})
