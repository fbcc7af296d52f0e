import { expect, test } from 'vitest'
import { currentStates } from './current-states.ts'
import type { GameEvent, Phase } from './game-event.ts'

const phase = (index: number, open: string, lock: string): Phase => ({
  eventId: 1,
  index,
  name: `Phase ${index}`,
  namePl: null,
  points: 1000,
  setPoints: 1000,
  mult: 1,
  setMult: 1,
  open,
  lock,
  revision: 1,
  perks: [],
  teams: [],
  matches: [],
  barredPlayers: [],
  phaseSummaries: [],
  files: [],
  countedAt: null,
  final: false,
  finalAt: null,
  correction: null,
})
const day = (date: number) => `2026-05-0${date}T12:00:00.000Z`
const phases = [phase(1, day(1), day(2)), phase(2, day(3), day(4)), phase(3, day(5), day(6))]
type States = GameEvent['phaseStates']
const event = (phaseStates: States): GameEvent => ({
  id: 1,
  name: 'Night Cup',
  img: '',
  public: true,
  featured: false,
  completed: false,
  secondChance: false,
  finalAfterHours: 24,
  automatic: false,
  joined: true,
  revision: 1,
  hosted: null,
  phases,
  rewards: [],
  scores: [],
  phaseStates,
  secondChanceState: null,
})
const at = (states: States, now: string) => currentStates(event(states), now).map(({ state }) => state)
const statesOf = (...states: States[number]['state'][]): States =>
  states.map((state, place) => ({ phase: place + 1, state, score: null, letIn: false }))

test('a phase shows as locked at the time of its lock, before the event is read again', () => {
  const states = statesOf('success', 'open', 'locked')
  expect(at(states, '2026-05-04T11:59:59.999Z')).toEqual(['success', 'open', 'locked'])
  expect(at(states, day(4))).toEqual(['success', 'locked_in', 'locked'])
})

test('a phase shows as open at the time of its opening, but not for a user who is out after a failure', () => {
  expect(at(statesOf('success', 'locked', 'locked'), day(3))).toEqual(['success', 'open', 'locked'])
  expect(at(statesOf('failed', 'locked', 'locked'), day(3))).toEqual(['failed', 'locked', 'locked'])
})

test('what the server has decided stays decided, whatever the goal of the event is now', () => {
  expect(at(statesOf('success', 'locked_in', 'open'), day(5))).toEqual(['success', 'locked_in', 'open'])
})
