import { expect, test } from 'vitest'
import { playingAndResults } from './profile-events.ts'

const event = (id: number, open: string, lock: string, completed = false) => ({
  id,
  completed,
  phases: [{ index: 1, points: 1000, open: `${open}T00:00:00Z`, lock: `${lock}T00:00:00Z` }],
})
const events = [
  event(1, '2026-01-01', '2026-01-09'),
  event(2, '2026-01-01', '2026-01-03'),
  event(3, '2026-01-08', '2026-01-09'),
  event(4, '2026-01-01', '2026-01-03', true),
]
const ids = (parts: { event: { id: number } }[]) => parts.map(each => each.event.id)

test('an event that awaits completion stays on the profile, an upcoming one is not played yet (rulebook 10.20)', () => {
  const { playing, results } = playingAndResults(events, [], '2026-01-05T00:00:00Z')
  expect(ids(playing)).toEqual([1, 2])
  expect(ids(results)).toEqual([4])
})

test('without the server date only completed events are distinguished', () => {
  expect(ids(playingAndResults(events, [], null).playing)).toEqual([1, 2, 3])
})

test('a ranked event has its rank and score, one that is not ranked has none', () => {
  const result = { eventId: 4, rank: 2, score: 81.5, final: true, finalAt: null }
  const { playing, results } = playingAndResults(events, [result], null)
  expect(results[0]?.result).toEqual(result)
  expect(playing.map(part => part.result)).toEqual([undefined, undefined, undefined])
})
