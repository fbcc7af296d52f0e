import { expect, test } from 'vitest'
import type { Fixture } from '../league.ts'
import { liveTotal, playLive } from './live-totals.ts'

type DeckScore = Parameters<typeof liveTotal>[0]
type Counts = Parameters<typeof liveTotal>[1]

const keyplay = { id: 6, price: 14, count: 2, perks: [], bonus: 1, points: 28 }
const card = { playerId: 7, phase: 2, points: 28, mult: 1.5, phaseMult: 1, score: 42 }
const deck = {
  scores: [
    { ...card, explanation: { keyplays: [keyplay], sleeveId: null } },
    { ...card, phase: 1, explanation: { keyplays: [keyplay], sleeveId: null } },
  ],
  phases: [
    { phase: 1, state: 'success', score: 42 },
    { phase: 2, state: 'active', score: 42 },
    { phase: 3, state: 'locked', score: null },
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

test('a round of a season is the whole event, without phases that do not count (rulebook 6.9, 19.7)', () => {
  expect(liveTotal(deck, counts(2, null), null)).toBe(105)
  expect(liveTotal(deck, counts(3, null), null)).toBe(84)
  const out = { ...deck, phases: deck.phases.map(each => ({ ...each, state: 'locked' as const })) }
  expect(liveTotal(out, counts(2, null), null)).toBe(0)
})

const user = (id: number) => ({ id, username: `user_${id}`, avatar: '' })
const fixture = (home: number, away: number | null): Fixture => ({
  home: user(home),
  away: away === null ? null : user(away),
  homeScore: 1,
  awayScore: 2,
  homeHasDeck: true,
  awayHasDeck: away === null ? null : true,
  winner: 'away',
  state: 'running',
})
const scores = [
  { userId: 1, score: 30, hasDeck: true },
  { userId: 2, score: 10, hasDeck: true },
  { userId: 3, score: 20, hasDeck: true },
  { userId: 4, score: 0, hasDeck: false },
]

test('fixtures are played by live scores, AVERAGE by those of all members with a deck but its opponent (rulebook 19.18, 19.19)', () => {
  const [first, second] = playLive([fixture(2, 3), fixture(1, null)], scores)
  expect(first).toMatchObject({ homeScore: 10, awayScore: 20, winner: 'away' })
  expect(second).toMatchObject({ homeScore: 30, awayScore: 15, winner: 'home' })
  expect(playLive([fixture(2, 3)], []), 'without a running map they are as stored').toEqual([fixture(2, 3)])
})
