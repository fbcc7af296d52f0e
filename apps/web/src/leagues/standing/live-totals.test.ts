import { expect, test } from 'vitest'
import { liveTotal } from './live-totals.ts'

type DeckScore = Parameters<typeof liveTotal>[0]
type Counts = Parameters<typeof liveTotal>[1]

const keyplay = { id: 6, price: 14, count: 2, perks: [], bonus: 1, points: 28 }
const card = { playerId: 7, phase: 2, points: 28, mult: 1.5, phaseMult: 1, score: 42 }
const deck = {
  scores: [
    { ...card, explanation: { keyplays: [keyplay], sleeveId: null } },
    { ...card, phase: 1, explanation: { keyplays: [keyplay], sleeveId: null } },
  ],
  live: { revision: 3, countedTo: 3, projected: 0, maps: [] },
} as unknown as DeckScore

const counts = (phaseIndex: number, countedSince: number | null) =>
  ({
    revision: 4,
    maps: [{ phaseIndex, countedSince, counts: [{ playerId: 7, keyplayId: 6, count: 1 }] }],
  }) as unknown as Counts

test('a running map adds to the cards of its phase only, before the ranking does (rulebook 15.18)', () => {
  expect(liveTotal(deck, counts(2, null), 2)).toBe(63)
  expect(liveTotal(deck, counts(1, null), 2)).toBe(42)
})

test('a map that the scores already include is not added again (rulebook 15.18)', () => {
  expect(liveTotal(deck, counts(2, 3), 2)).toBe(42)
  expect(liveTotal(deck, counts(2, 4), 2)).toBe(63)
})
