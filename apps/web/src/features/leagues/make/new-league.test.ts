import { expect, test } from 'vitest'
import type { ListedEvent } from '../../events/section.ts'
import { cupLimitOf, firstScope, firstSettings, newLeague, scopeOf } from './new-league.ts'

const scope = { eventId: 7 }
const named = { ...firstSettings, name: ' Office ' }

test('a new league has only what fits its format (rulebook 19.10, 19.23)', () => {
  expect(newLeague(named, scope)).toMatchObject({ name: 'Office', format: 'table', mode: 'sum' })
  expect(newLeague(named, scope)).not.toHaveProperty('best')
  expect(newLeague({ ...named, mode: 'best', best: 4 }, scope)).toMatchObject({ mode: 'best', best: 4 })
  const cup = newLeague({ ...named, format: 'cup', third: true }, scope)
  expect(cup).toMatchObject({ seeds: 'drawn', third: true, qualifying: false })
  expect(cup).not.toHaveProperty('mode')
  expect(newLeague({ ...named, format: 'headToHead', third: true }, scope)).not.toHaveProperty('third')
})

const today = '2026-11-26T10:00:00.000Z'

test('the events are complete once one, several or two days in order are chosen (rulebook 19.3)', () => {
  const first = firstScope(today)
  expect(scopeOf(first)).toBeNull()
  expect(scopeOf({ ...first, eventIds: [7] })).toEqual({ eventId: 7 })
  expect(scopeOf({ ...first, kind: 'events', eventIds: [7, 9] })).toEqual({ eventIds: [7, 9] })
  expect(scopeOf({ ...first, kind: 'dates' })).toEqual({ from: '2026-11-26', to: '2027-02-26' })
})

test.each([
  ['2026-11-26', '2026-11-25'],
  ['2026-11-26', '2028-01-01'],
  ['', '2026-11-26'],
])('a season from %s to %s is refused (rulebook 19.3)', (from, to) => {
  expect(scopeOf({ kind: 'dates', eventIds: [], from, to })).toBeNull()
})

test('a cup has as many members as its rounds ahead are enough for: phases of an event, or events (rulebook 19.4)', () => {
  const event = (id: number, locks: number): ListedEvent => ({
    id,
    name: 'Night Cup',
    img: '',
    featured: false,
    public: true,
    completed: false,
    secondChance: false,
    finalAfterHours: 0,
    automatic: false,
    joined: false,
    rewards: [],
    phases: [1, 2, 3].map(index => ({
      index,
      name: 'Phase',
      namePl: null,
      points: 1,
      mult: 1,
      eventId: id,
      open: `2026-11-2${locks}T0${index}:00:00.000Z`,
      lock: `2026-11-2${locks}T0${index}:30:00.000Z`,
    })),
  })
  const events = [event(7, 8), event(9, 9), event(11, 1)]
  const limit = (kind: 'event' | 'events' | 'dates', eventIds: number[]) =>
    cupLimitOf({ ...firstScope(today), kind, eventIds }, events, today)
  expect(limit('event', [7])).toBe(8)
  expect(limit('events', [7, 9, 11])).toBe(4)
  expect([limit('event', []), limit('dates', [7])]).toEqual([null, null])
})
