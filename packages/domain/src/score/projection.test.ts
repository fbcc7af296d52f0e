import { expect, test } from 'vitest'
import type { FrozenDeck } from './frozen-deck.ts'
import type { PlayerHistory } from './keyplay-history.ts'
import { projectDeck, seriesInPhase } from './projection.ts'

const kill = { keyplayId: 6, type: 'kill' as const, points: 10 }
const smoke = { keyplayId: 16, type: 'utility' as const, points: 20 }
const past = (playerId: number, ...keyplays: PlayerHistory['keyplays']): PlayerHistory => ({
  playerId,
  series: 4,
  maps: null,
  keyplays,
})
const deckOf = (card: Partial<FrozenDeck['cards'][number]>, phaseMult = 1): FrozenDeck => ({
  phaseMult,
  cards: [{ playerId: 7, sleeveId: null, mult: 1, keyplays: [kill], perks: [], ...card }],
})
const history = [past(7, { keyplayId: 6, count: 36, series: 4 }, { keyplayId: 16, count: 4, series: 4 })]

test('a deck is worth what its keyplays brought per series, times perks, sleeve and phase (rulebook 7.19)', () => {
  expect(projectDeck(deckOf({}), history, () => 1).score).toBe(90)
  expect(projectDeck(deckOf({ mult: 1.5 }, 2), history, () => 1).score).toBe(270)
  const perks = [{ perkId: 1, mult: 1.5, keyplayType: 'kill' as const }]
  expect(projectDeck(deckOf({ perks }), history, () => 1).score).toBe(135)
  expect(projectDeck(deckOf({ perks, keyplays: [kill, smoke] }), history, () => 1).score).toBe(155)
})

test('the spread is the root of what is expected, and grows more slowly than the score with more series (rulebook 7.19)', () => {
  expect(projectDeck(deckOf({}), history, () => 1)).toMatchObject({ low: 60, high: 120 })
  expect(projectDeck(deckOf({}), history, () => 4)).toMatchObject({ score: 360, low: 300, high: 420 })
  const rare = [past(7, { keyplayId: 6, count: 1, series: 4 })]
  expect(projectDeck(deckOf({}), rare, () => 1)).toMatchObject({ score: 3, low: 0, high: 8 })
})

test('players without past series are named and count as 0, and so does an empty deck (rulebook 7.19)', () => {
  const nothing = { score: 0, low: 0, high: 0, series: 0, withoutMatch: [] }
  expect(projectDeck(deckOf({}), [], () => 1)).toEqual({ ...nothing, unknown: [7] })
  expect(projectDeck({ phaseMult: 1, cards: [] }, history, () => 1)).toEqual({ ...nothing, unknown: [] })
  expect(projectDeck(deckOf({ keyplays: [smoke] }), [past(7)], () => 1)).toMatchObject({
    score: 0,
    series: 4,
  })
})

test('a team without a match in the phase plays no series, and its players are named (rulebook 7.19)', () => {
  const teams = [1, 2, 3].map(teamId => ({ teamId, players: [{ playerId: 10 * teamId }] }))
  const match = (homeTeamId: number, awayTeamId: number, status = 'scheduled') => ({
    homeTeamId,
    awayTeamId,
    status,
  })
  const seriesOf = (matches: ReturnType<typeof match>[]) =>
    [10, 20, 30].map(playerId => seriesInPhase({ teams, matches }, playerId))
  expect(seriesOf([match(1, 2), match(2, 1, 'ended')])).toEqual([2, 2, 0])
  expect(seriesOf([match(1, 2), match(2, 3, 'void')])).toEqual([1, 1, 0])
  // Nothing is known of a phase without matches.
  expect(seriesOf([])).toEqual([1, 1, 1])
  expect(projectDeck(deckOf({}), history, () => 0)).toMatchObject({ score: 0, high: 0, withoutMatch: [7] })
})

test('an expectation of exactly half a point is rounded up (rulebook 7.19)', () => {
  // A third and two thirds of 12.5 points, which floating-point numbers add up to a little less.
  const worth = (playerId: number) => ({
    playerId,
    sleeveId: null,
    mult: 1,
    keyplays: [{ ...kill, points: 12.5 }],
    perks: [],
  })
  const thirds = [7, 8].map((playerId, at) => ({
    ...past(playerId, { keyplayId: 6, count: at + 1, series: 3 }),
    series: 3,
  }))
  expect(projectDeck({ phaseMult: 1, cards: [worth(7), worth(8)] }, thirds, () => 1).score).toBe(13)
})
