import type { PhaseState } from '@game/domain'
import { expect, test } from 'vitest'
import type { Phase } from '../state/game-event.ts'
import { awaitedAfter } from './awaited-after.ts'

const day = (date: number) => `2026-05-0${date}T12:00:00.000Z`
const phase = (index: number, dated: boolean): Phase => ({
  eventId: 1,
  index,
  name: '',
  namePl: null,
  points: 1000,
  setPoints: 1000,
  mult: 1,
  setMult: 1,
  open: day(index),
  lock: day(dated ? index + 1 : index),
  revision: 1,
  perks: [],
  teams: [],
  matches: [],
  barredPlayers: [],
  phaseSummaries: [],
  files: [],
  countedAt: null,
  final: false,
  finalAt: null,
  correction: null,
})

/** `dated` says which phases have dates; phase 1 is decided. */
const awaited = (dated: boolean[], states: PhaseState[], completed = false) =>
  awaitedAfter(
    { phases: dated.map((has, place) => phase(place + 1, has)), completed },
    states.map((state, place) => ({ phase: place + 1, state })),
    1,
  )?.index

test.for<[string, boolean[], PhaseState[], number | undefined]>([
  ['waits for the next phase', [true, true], ['success', 'locked'], 2],
  ['comes once the next phase has opened', [true, true], ['success', 'open'], undefined],
  ['waits for a phase that has no dates yet', [true, false], ['success', 'locked'], 2],
  ['waits for the next phase with dates', [true, false, true], ['success', 'locked', 'locked'], 3],
  [
    'comes once the next phase with dates has opened',
    [true, false, true],
    ['success', 'locked', 'open'],
    undefined,
  ],
  ['comes at once after the last phase', [true], ['success'], undefined],
  ['comes at once after a failure', [true, true], ['failed', 'locked'], undefined],
])('the summary of phase 1 %s (rulebook 3.16)', ([, dated, states, expected]) => {
  expect(awaited(dated, states)).toBe(expected)
})

test('the summary of a completed event does not wait (rulebook 3.16)', () => {
  expect(awaited([true, true], ['success', 'locked'], true)).toBeUndefined()
})
