import { expect, test } from 'vitest'
import { awaitingResults, inSection } from './section.ts'

const phase = { index: 1, points: 1500, open: '2026-01-10T00:00:00Z', lock: '2026-01-12T00:00:00Z' }
const open = { completed: false, phases: [phase] }
const done = { completed: true, phases: [phase] }

test.each([
  ['2026-01-09T00:00:00Z', 'upcoming', [open]],
  ['2026-01-11T00:00:00Z', 'ongoing', [open]],
  ['2026-01-11T00:00:00Z', 'completed', [done]],
  ['2026-01-13T00:00:00Z', 'ongoing', []],
] as const)('at %s the section %s', (now, section, events) => {
  expect(inSection([open, done], section, now)).toEqual(events)
})

test('from the last lock until completion an event awaits its results (rulebook 13.65)', () => {
  expect(awaitingResults([open, done], '2026-01-11T00:00:00Z')).toEqual([])
  expect(awaitingResults([open, done], '2026-01-13T00:00:00Z')).toEqual([open])
  expect(awaitingResults([{ completed: false, phases: [] }], '2026-01-13T00:00:00Z')).toEqual([])
})
