import { expect, test } from 'vitest'
import { consequenceOf } from './consequence.ts'

const now = '2026-02-10T12:00:00Z'
const phase = (open: string, lock: string) => ({ index: 1, open, lock, points: 1000 })
const [past, before, ahead, later] = [
  '2026-02-10T10:00:00Z',
  '2026-02-10T11:00:00Z',
  '2026-02-10T13:00:00Z',
  '2026-02-10T14:00:00Z',
]

test.each([
  ['a lock ahead of a passed open opens', phase(before, before), { lock: ahead }, 'opens'],
  ['an open before a passed lock locks', phase(before, before), { open: past }, 'locks'],
  [
    'a lock on the open takes the date away, which can be taken back',
    phase(before, ahead),
    { lock: before },
    null,
  ],
  ['a lock moved into the past, after the open, locks', phase(past, ahead), { lock: before }, 'locks'],
  ['moving the lock of an open phase does neither', phase(past, ahead), { lock: later }, null],
  ['dates ahead do neither', phase(ahead, ahead), { lock: later }, null],
])('%s', (_case, before, dates, consequence) => {
  expect(consequenceOf(before, dates, now)).toBe(consequence)
})
