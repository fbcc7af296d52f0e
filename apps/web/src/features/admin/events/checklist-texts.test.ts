import { expect, test } from 'vitest'
import { whereGapCloses, whereStepIs } from './checklist-texts.ts'

test.each([
  [
    { gap: 'noPerks', phase: 2 },
    { tab: 'phases', phase: 2 },
  ],
  [{ gap: 'noKillScore', phase: 2 }, { tab: 'scores' }],
  [{ gap: 'noRewards' }, { tab: 'rewards' }],
  [{ gap: 'notPublic' }, { tab: 'general' }],
] as const)('%j is closed at %j (rulebook 11.32)', (gap, search) => {
  expect(whereGapCloses(gap)).toEqual(search)
})

test.each([
  [
    { step: 'setDates', phase: 1 },
    { tab: 'phases', phase: 1 },
  ],
  [{ step: 'uploadMatch', phase: 1 }, { tab: 'scores' }],
  [{ step: 'complete' }, null],
  [{ step: 'awaitLock', phase: 1, at: '2026-06-01T12:00:00Z' }, null],
] as const)('%j is done at %j (rulebook 11.33)', (step, search) => {
  expect(whereStepIs(step)).toEqual(search)
})
