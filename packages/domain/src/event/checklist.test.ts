import { describe, expect, it } from 'vitest'
import {
  type CountingUpload,
  completionWarnings,
  eventGaps,
  invalidReason,
  matchesWithoutResult,
  nextStep,
  type PlannedEvent,
  type PlannedPhase,
} from './checklist.ts'

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T12:00:00Z`
const phase = (
  index: number,
  open: number,
  lock: number,
  fields: Partial<PlannedPhase> = {},
): PlannedPhase => ({
  index,
  open: at(open),
  lock: at(lock),
  points: 1000,
  teams: [{ teamId: 1, players: [1] }],
  perks: [1],
  matches: [{ homeTeamId: 1, awayTeamId: 2 }],
  ...fields,
})
const event = (phases: PlannedPhase[], fields: Partial<PlannedEvent> = {}): PlannedEvent => ({
  img: 'cup',
  public: true,
  completed: false,
  rewards: [1],
  phases,
  ...fields,
})
const both = [phase(1, 10, 11), phase(2, 12, 13)]
const upload = (type: 'kill' | 'match', ...current: number[]): CountingUpload => ({ type, current })
const files = [upload('kill', 1, 2), upload('match', 1, 2)]

describe('the gaps of an event (rulebook 11.32)', () => {
  it.each([
    ['nothing', event(both), files, 14, []],
    ['phases', event([]), [], 1, [{ gap: 'noPhases' }]],
    [
      'image, rewards, players',
      event(both, { img: '', rewards: [], public: false }),
      [],
      1,
      [{ gap: 'noRewards' }, { gap: 'noImage' }, { gap: 'notPublic' }],
    ],
    ['dates', event([phase(1, 10, 10)]), [], 1, [{ gap: 'undated', phase: 1 }]],
    [
      'an order of its dates',
      event([phase(1, 10, 12), phase(2, 11, 13), phase(3, 9, 20)]),
      [],
      1,
      [
        { gap: 'overlaps', phase: 2 },
        { gap: 'backwards', phase: 3 },
      ],
    ],
    [
      'all of a phase, by phase',
      event([
        phase(1, 10, 11, { teams: [], perks: [], matches: [] }),
        phase(2, 12, 13, { teams: [{ teamId: 1, players: [] }] }),
      ]),
      [],
      1,
      [
        { gap: 'noTeams', phase: 1 },
        { gap: 'noPerks', phase: 1 },
        { gap: 'noMatches', phase: 1 },
        { gap: 'noPlayers', phase: 2 },
      ],
    ],
    [
      'both files of a locked phase',
      event(both),
      [],
      11,
      [
        { gap: 'noKillScore', phase: 1 },
        { gap: 'noMatchScore', phase: 1 },
      ],
    ],
    [
      'one file of each',
      event(both),
      [upload('kill', 1), upload('match', 2)],
      13,
      [
        { gap: 'noMatchScore', phase: 1 },
        { gap: 'noKillScore', phase: 2 },
      ],
    ],
    [
      'a file that was replaced',
      event(both),
      [upload('kill'), upload('match', 1)],
      11,
      [{ gap: 'noKillScore', phase: 1 }],
    ],
    ['nothing once completed', event([], { completed: true }), [], 1, []],
  ] as const)('%s', (_, planned, uploads, day, gaps) => {
    expect(eventGaps(planned, uploads, at(day))).toEqual(gaps)
  })
})

describe('the next step (rulebook 11.33)', () => {
  it.each([
    ['a phase', event([]), [], 1, { step: 'addPhase' }],
    ['its dates', event([phase(1, 10, 10)]), [], 1, { step: 'setDates', phase: 1 }],
    [
      'dates that overlap',
      event([phase(1, 10, 12), phase(2, 11, 13)]),
      [],
      1,
      { step: 'setDates', phase: 2 },
    ],
    ['its teams', event([phase(1, 10, 11, { teams: [], perks: [] })]), [], 1, { step: 'addTeams', phase: 1 }],
    [
      'its perks',
      event([phase(1, 10, 11), phase(2, 12, 13, { perks: [] })]),
      [],
      1,
      { step: 'rollPerks', phase: 2 },
    ],
    ['no perks after the lock', event([phase(1, 10, 11, { perks: [] })]), files, 11, { step: 'complete' }],
    ['to publish', event(both, { public: false }), [], 1, { step: 'publish' }],
    ['the opening', event(both), [], 9, { step: 'awaitOpen', phase: 1, at: at(10) }],
    ['the lock, at the very opening', event(both), [], 10, { step: 'awaitLock', phase: 1, at: at(11) }],
    ['the first file, at the very lock', event(both), [], 11, { step: 'uploadKill', phase: 1 }],
    ['the second file', event(both), [upload('kill', 1)], 11, { step: 'uploadMatch', phase: 1 }],
    [
      'the next opening',
      event(both),
      [upload('kill', 1), upload('match', 1)],
      11,
      { step: 'awaitOpen', phase: 2, at: at(12) },
    ],
    [
      'files before what the plan needs',
      event([phase(1, 10, 11), phase(2, 12, 12)]),
      [],
      11,
      { step: 'uploadKill', phase: 1 },
    ],
    ['completing', event(both), files, 13, { step: 'complete' }],
    ['nothing', event(both, { completed: true }), [], 13, { step: 'done' }],
  ] as const)('%s', (_, planned, uploads, day, step) => {
    expect(nextStep(planned, uploads, at(day))).toEqual(step)
  })
})

describe('the reason why an event is invalid (rulebook 2.7, 11.33)', () => {
  it.each([
    ['no phase', event([]), 1, 'undated'],
    ['no date', event([phase(1, 10, 10)]), 1, 'undated'],
    ['overlapping dates', event([phase(1, 10, 12), phase(2, 11, 13)]), 1, 'faulty'],
    ['overlapping dates, after the last lock', event([phase(1, 10, 12), phase(2, 11, 13)]), 14, 'faulty'],
    ['the last lock', event(both), 13, 'over'],
    ['not before it', event(both), 12, null],
    ['not once completed', event(both, { completed: true }), 13, null],
  ] as const)('%s', (_, planned, day, reason) => {
    expect(invalidReason(planned, at(day))).toBe(reason)
  })
})

describe('what would be lost by completing an event now (rulebook 11.34)', () => {
  it('names the matches of which no map has a score', () => {
    const map = (homeScore: number | null, awayScore: number | null) => ({ homeScore, awayScore })
    const [played, planned, unknown] = [
      { id: 1, maps: [map(13, 7), map(null, null)] },
      { id: 2, maps: [map(null, null)] },
      { id: 3, maps: [] },
    ]
    expect(matchesWithoutResult([{ matches: [played, planned] }, { matches: [unknown] }])).toEqual([
      planned,
      unknown,
    ])
  })

  it.each([
    ['nothing', both, files, 13, []],
    [
      'a phase that is open, one ahead, one without a date',
      [...both, phase(3, 20, 20)],
      [],
      10,
      [1, 2, 3].map(index => ({ warning: 'notLocked', phase: index })),
    ],
    ['a file', both, [upload('kill', 1, 2), upload('match', 1)], 13, [{ warning: 'noMatchScore', phase: 2 }]],
    [
      'an open phase and the files of the one before',
      both,
      [],
      12,
      [
        { warning: 'notLocked', phase: 2 },
        { warning: 'noKillScore', phase: 1 },
        { warning: 'noMatchScore', phase: 1 },
      ],
    ],
  ] as const)('%s', (_, phases, uploads, day, warnings) => {
    expect(completionWarnings({ phases }, uploads, at(day))).toEqual(warnings)
  })
})
