import { expect, test } from 'vitest'
import { drawEvent } from './draw-event.ts'

const day = (date: number) => `2026-01-${String(date).padStart(2, '0')}T00:00:00Z`
const event = (name: string, ...phases: [open: number, lock: number][]) => ({
  name,
  completed: false,
  joined: false,
  phases: phases.map(([open, lock], place) => ({
    index: place + 1,
    points: 1000,
    open: day(open),
    lock: day(lock),
  })),
})
const now = day(5)
const open = event('open', [1, 9])
const alsoOpen = event('also open', [2, 8])
const upcoming = event('upcoming', [20, 28])
const started = event('started', [1, 3], [7, 9])
const over = event('over', [1, 3])
const completed = { ...open, name: 'completed', completed: true }

test.each([
  [0, 'upcoming'],
  [0.33, 'upcoming'],
  [0.34, 'open'],
  [0.66, 'open'],
  [0.67, 'also open'],
  [0.999, 'also open'],
])(
  'events that can be joined, ongoing and upcoming ones, are drawn, each with the same chance (rulebook 13.6): %d',
  (lot, name) => {
    expect(drawEvent([completed, upcoming, started, open, over, alsoOpen], now, lot)?.name).toBe(name)
  },
)

test('an event that the viewer plays can be chosen even if it is too late to join (rulebook 13.6)', () => {
  const played = { ...started, joined: true }
  expect([0, 0.999].map(lot => drawEvent([played, open, started], now, lot)?.name)).toEqual([
    'started',
    'open',
  ])
})

test('if no event can be joined, an ongoing one is chosen (rulebook 13.6)', () => {
  expect(drawEvent([completed, over, started], now, 0.5)?.name).toBe('started')
})

test('no event is chosen if there is none to play', () => {
  expect(drawEvent([completed, over], now, 0)).toBeUndefined()
})
