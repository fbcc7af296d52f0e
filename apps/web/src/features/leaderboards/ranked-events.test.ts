import { expect, test } from 'vitest'
import { byState, rankedEvents } from './ranked-events.ts'

const at = '2026-06-01T12:00:00.000Z'
const dated = { index: 1, open: at, lock: '2026-06-02T12:00:00.000Z', points: 1000 }

test('an event without phases, or without a phase that has dates, has no leaderboard', () => {
  const events = [{ phases: [] }, { phases: [{ ...dated, lock: at }] }, { phases: [dated] }]
  expect(rankedEvents(events)).toEqual(events.slice(2))
})

test('tiles show what is played first, then what is over, then what is to come (rulebook 13.22)', () => {
  const event = (name: string, completed: boolean, open: string, lock: string) => ({
    name,
    completed,
    phases: [{ ...dated, open, lock }],
  })
  const day = (date: number) => `2026-06-0${date}T12:00:00.000Z`
  const events = [
    event('upcoming', false, day(8), day(9)),
    event('completed', true, day(1), day(2)),
    event('awaited', false, day(1), day(2)),
    event('ongoing', false, day(4), day(6)),
  ]
  const namesAt = (now: string | null) => byState(events, now).map(({ name }) => name)
  expect(namesAt(day(5))).toEqual(['ongoing', 'awaited', 'completed', 'upcoming'])
  expect(namesAt(null)).toEqual(['upcoming', 'completed', 'awaited', 'ongoing'])
})
