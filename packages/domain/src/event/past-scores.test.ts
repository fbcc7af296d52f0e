import { describe, expect, test } from 'vitest'
import { enoughPastDecks, mostPastDecks, type PlayedEvent, pastPhases, shareReaching } from './past-scores.ts'

const now = '2026-02-10T00:00:00Z'
const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T00:00:00Z`
const phase = (index: number, open: number, lock: number, decks = 60) => ({
  index,
  open: at(open),
  lock: at(lock),
  points: 1000,
  decks,
  scored: true,
})
const event = (eventId: number, phases: PlayedEvent['phases'], completed = false): PlayedEvent => ({
  eventId,
  completed,
  phases,
})
const chosen = (events: PlayedEvent[], index = 1) =>
  pastPhases(events, index, now).phases.map(({ eventId, index }) => `${eventId}.${index}`)

describe('the past phases that show how hard a goal is (rulebook 11.13)', () => {
  const [first, second] = [phase(1, 1, 2), phase(2, 3, 4)]

  test('are those of the same index if they have enough decks', () => {
    const enough = [event(2, [first, second]), event(1, [phase(1, 1, 2, enoughPastDecks - 60)])]
    expect(pastPhases(enough, 1, now)).toMatchObject({ sameIndex: true })
    expect(chosen(enough)).toEqual(['2.1', '1.1'])
  })

  test('are all phases if those of the same index have too few decks', () => {
    expect(pastPhases([event(1, [first, second])], 1, now)).toMatchObject({ sameIndex: false })
    expect(chosen([event(1, [first, second])])).toEqual(['1.1', '1.2'])
  })

  test.each<[string, PlayedEvent]>([
    ['an event with a phase ahead', event(1, [first, phase(2, 20, 21)])],
    ['an event whose phases overlap', event(1, [first, phase(2, 1, 4)])],
    ['an event without dates', event(1, [phase(1, 2, 2)])],
    ['a phase without a score file', event(1, [{ ...first, scored: false }])],
    ['a phase without decks', event(1, [phase(1, 1, 2, 0)])],
    ['a phase of a completed event that never locked', event(1, [phase(1, 20, 21)], true)],
  ])('%s tells nothing', (_what, ignored) => {
    expect(chosen([ignored])).toEqual([])
  })

  test('are only those of the newest events if there are very many decks', () => {
    const big = (eventId: number) => event(eventId, [phase(1, 1, 2, mostPastDecks / 2)])
    expect(chosen([big(4), big(3), big(2), big(1)])).toEqual(['4.1', '3.1'])
  })
})

test.each([
  [[], 10, null],
  [[1, 2, 3, 4], 3, 0.5],
  [[1, 2, 3, 4], 0, 1],
  [[1, 2, 3, 4], 4.01, 0],
])('of the scores %j the share that reaches %d is %j', (scores, goal, share) => {
  expect(shareReaching(scores, goal)).toBe(share)
})
