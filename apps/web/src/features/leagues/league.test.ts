import { expect, test } from 'vitest'
import { isDrawnCup, membersWords } from './league.ts'

const closing = {
  root: '',
  seed: '',
  members: '7,12',
  at: '2026-06-02T12:00:00.000Z',
  eventId: 1,
  phaseIndex: 1,
  link: 1,
}

test('a league never says that it has more members than it may have (rulebook 19.4)', () => {
  expect(membersWords({ members: 40, limit: 128 })).toBe('membersOf')
  expect(membersWords({ members: 5, limit: 2 })).toBe('members')
})

test('only a cup is closed to others once it is drawn (rulebook 19.14)', () => {
  expect(isDrawnCup({ format: 'cup', closing })).toBe(true)
  expect(isDrawnCup({ format: 'cup', closing: null })).toBe(false)
  expect(isDrawnCup({ format: 'headToHead', closing })).toBe(false)
})
