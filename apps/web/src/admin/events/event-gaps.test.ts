import { expect, test } from 'vitest'
import { eventGaps } from './event-gaps.ts'

const now = '2026-02-10T00:00:00Z'
const phase = (index: number, open: string, lock: string) => ({
  index,
  open: `2026-02-${open}T00:00:00Z`,
  lock: `2026-02-${lock}T00:00:00Z`,
  points: 1000,
  teams: [{ players: [1] }],
  perks: [1],
  matches: [1],
})
const whole = {
  img: 'major',
  public: true,
  rewards: [1],
  phases: [phase(1, '01', '02'), phase(2, '20', '21')],
}
const uploads = [
  { type: 'kill', current: [1] },
  { type: 'match', current: [1] },
]

test('an event that lacks nothing has no gaps; a phase ahead needs no scores', () => {
  expect(eventGaps(whole, uploads, now)).toEqual([])
})

test('a locked phase wants both score files', () => {
  expect(eventGaps(whole, uploads.slice(0, 1), now)).toEqual([{ gap: 'noScores', phase: 1 }])
})

test('everything that is missing is told, with its phase', () => {
  const empty = { ...phase(2, '20', '20'), teams: [], perks: [], matches: [] }
  const event = { ...whole, img: '', public: false, rewards: [], phases: [whole.phases[0], empty] }
  expect(eventGaps({ ...event, phases: event.phases.flatMap(each => each ?? []) }, uploads, now)).toEqual([
    { gap: 'noImage' },
    { gap: 'dates', phase: 2 },
    { gap: 'noTeams', phase: 2 },
    { gap: 'noPerks', phase: 2 },
    { gap: 'noMatches', phase: 2 },
    { gap: 'noRewards' },
    { gap: 'notPublic' },
  ])
})
