import { describe, expect, it, test } from 'vitest'
import { eventCountdown, phaseCountdown } from '../event/countdown.ts'
import { type EveningPhase, isPhaseOver, planEvening } from './evening.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 18, minute)).toISOString()
const waited = (minute: number, times = 1) =>
  new Date(Date.UTC(2026, 5, 1 + 30 * times, 18, minute)).toISOString()

type Dates = { open: string | null; lock: string | null; isOver?: boolean }
const undated: Dates = { open: null, lock: null }
const phasesOf = (...dates: Dates[]) =>
  dates.map((each, place) => ({ index: place + 1, points: 500, isOver: false, ...each }))
const opened = { open: at(0), lock: waited(0) }
const waiting = { open: waited(0), lock: waited(0, 2) }

describe('phases of an automatic evening (rulebook 30.18)', () => {
  it.each<[string, Dates[], string[], [number, string, string][]]>([
    [
      'the first opens at once, the others wait for it',
      [undated, undated],
      [],
      [
        [1, at(30), waited(30)],
        [2, waited(30), waited(30, 2)],
      ],
    ],
    ['nothing changes before the match', [opened, waiting], [], []],
    ['a phase locks when the match goes live', [opened, waiting], [at(29)], [[1, at(0), at(29)]]],
    ['of two matches the first decides', [opened], [at(20), at(29)], [[1, at(0), at(20)]]],
    [
      'a match that was live before the phase opened does not lock it',
      [{ open: at(25), lock: waited(25) }],
      [at(20)],
      [],
    ],
    ['the next waits while maps are played', [{ open: at(0), lock: at(10) }, waiting], [at(10)], []],
    [
      'the next opens when they are over',
      [{ open: at(0), lock: at(10), isOver: true }, waiting],
      [at(10)],
      [[2, at(30), waited(30)]],
    ],
    [
      'a phase that is added while maps are played waits too',
      [{ open: at(0), lock: at(10) }, undated],
      [],
      [[2, waited(30), waited(30, 2)]],
    ],
    [
      'an opening that the host has set stays',
      [
        { open: at(0), lock: at(10) },
        { open: at(45), lock: at(50) },
      ],
      [],
      [],
    ],
    [
      'before the match too: then the phase before locks by that opening at the latest',
      [opened, { open: at(45), lock: at(50) }],
      [],
      [[1, at(0), at(45)]],
    ],
    [
      'nor does it open sooner when the maps before are over',
      [
        { open: at(0), lock: at(10), isOver: true },
        { open: at(45), lock: at(50) },
      ],
      [at(10)],
      [],
    ],
    ['the first phase, too, keeps dates that the host has set', [{ open: at(45), lock: at(50) }], [], []],
    [
      'waiting phases that overlap follow one another',
      [opened, { open: at(45), lock: waited(45) }],
      [],
      [[2, waited(0), waited(0, 2)]],
    ],
  ])('%s', (_rule, dates, live, expected) => {
    const changed = planEvening(phasesOf(...dates), live, at(30))
    expect(changed.map(({ index, open, lock }) => [index, open, lock])).toEqual(expected)
  })
})

const map = (homeScore: number | null, awayScore: number | null) => ({ homeScore, awayScore })
const match = (bestOf: number | null, ...maps: ReturnType<typeof map>[]) => ({
  status: 'scheduled',
  bestOf,
  maps,
})
test.each<[string, EveningPhase, boolean]>([
  ['no map yet', { matches: [], running: 0, counted: 0 }, false],
  ['a map that counts', { matches: [], running: 0, counted: 1 }, true],
  ['a map still running on the other server', { matches: [], running: 1, counted: 1 }, false],
  [
    'a series that is not decided',
    { matches: [match(3, map(13, 2), map(4, 13))], running: 0, counted: 2 },
    false,
  ],
  ['a decided series', { matches: [match(3, map(13, 2), map(13, 4))], running: 0, counted: 2 }, true],
  [
    'all maps of a series, drawn',
    { matches: [match(2, map(13, 2), map(4, 13))], running: 0, counted: 2 },
    true,
  ],
  [
    'one of two matches',
    { matches: [match(1, map(13, 2)), match(1, map(null, null))], running: 0, counted: 1 },
    false,
  ],
  [
    'matches that are not played',
    { matches: [match(null, map(13, 2)), { status: 'void', bestOf: 3 }], running: 0, counted: 1 },
    true,
  ],
])('when the next phase opens (rulebook 30.18): %s', (_case, phase, expected) => {
  expect(isPhaseOver(phase)).toBe(expected)
})

test('an automatic evening counts down to no clock (rulebook 30.18)', () => {
  const event = { completed: false, automatic: true, phases: phasesOf(opened, waiting) }
  expect(eventCountdown(event, at(1))?.label).toBe('DECKS LOCK WHEN THE MATCH GOES LIVE')
  expect(phaseCountdown(event, 1, at(1))?.label).toBe('DECKS LOCK WHEN THE MATCH GOES LIVE')
  expect(phaseCountdown(event, 2, at(1))?.label).toBe('PHASE OPENS AFTER THE MATCH')
  const locked = { ...event, phases: phasesOf({ open: at(0), lock: at(1) }, waiting) }
  expect(phaseCountdown(locked, 1, at(2))?.label).toBe('NEXT PHASE AFTER THE MATCH')
  expect(eventCountdown(locked, at(2))?.label).toBe('NEXT PHASE AFTER THE MATCH')
})
