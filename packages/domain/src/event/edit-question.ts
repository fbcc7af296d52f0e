import {
  datedPhases,
  hasLocked,
  hasOpened,
  isDated,
  type PhaseDates,
  sortByPhaseIndex,
} from '../phase/phase-dates.ts'
import { accept, type Result } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'
import { checkPhaseDates } from './event-edit.ts'

/** New dates of a phase, ISO instants; a date that is left out stays. */
export type NewDates = { open?: string; lock?: string }

/**
 * What an admin is asked before new dates of a phase are saved (rulebook 18.1): they open the phase, lock it or close it again at
 * once, or it locks only after the phase `next` opens. `shiftMs` is by how much all later phases would shift along with the
 * lock; null if they cannot.
 */
export type DateQuestion =
  | { question: 'opens' | 'locks' | 'closes' }
  | { question: 'pastNextOpen'; next: number; shiftMs: number | null }

/** Returns the questions that new dates of a phase raise, none if they change nothing at once (rulebook 18.1). */
export const dateQuestions = (
  phases: readonly PhaseDates[],
  phaseIndex: number,
  dates: NewDates,
  now: string,
): DateQuestion[] => {
  const before = phases.find(({ index }) => index === phaseIndex)
  if (!before) return []
  const after = { ...before, ...dates }
  const [was, is] = [stateOf(before, now), stateOf(after, now)]
  const change = was === is ? [] : changes[is](was)
  const next = datedPhases(phases).find(({ index }) => index > phaseIndex)
  const overtakes =
    dates.lock !== undefined && isDated(after) && next && epochMs(after.lock) > epochMs(next.open)
  if (!overtakes) return change
  return [
    ...change,
    { question: 'pastNextOpen', next: next.index, shiftMs: shiftOf(phases, before, after.lock, now) },
  ]
}

type State = 'ahead' | 'open' | 'locked'

const stateOf = (phase: PhaseDates, now: string): State => {
  if (!isDated(phase) || !hasOpened(phase, now)) return 'ahead'
  return hasLocked(phase, now) ? 'locked' : 'open'
}

/** What it means to reach a state. */
const changes: Record<State, (from: State) => DateQuestion[]> = {
  ahead: from => (from === 'open' ? [{ question: 'closes' }] : []),
  open: () => [{ question: 'opens' }],
  locked: () => [{ question: 'locks' }],
}

/** By how many milliseconds a lock moves later, if all later phases can shift along. */
const shiftOf = (
  phases: readonly PhaseDates[],
  before: PhaseDates,
  lock: string,
  now: string,
): number | null => {
  if (!isDated(before)) return null
  const shiftMs = epochMs(lock) - epochMs(before.lock)
  return shiftMs > 0 && shiftLaterPhases(phases, before.index, lock, now).ok ? shiftMs : null
}

/** The dates of a phase after a shift. */
export type ShiftedPhase = { index: number; open: string; lock: string }

/**
 * Returns the dates of all later phases when they shift by the same time as the lock of a phase, which moves to `lock` (rulebook
 * 18.2). Phases without dates stay. Refuses OPEN_PASSED and LOCK_PASSED for a later phase that has opened.
 */
export const shiftLaterPhases = (
  phases: readonly PhaseDates[],
  phaseIndex: number,
  lock: string,
  now: string,
): Result<ShiftedPhase[]> => {
  const from = phases.find(({ index }) => index === phaseIndex)?.lock ?? lock
  const shiftMs = epochMs(lock) - epochMs(from)
  const shift = (instant: string) => new Date(epochMs(instant) + shiftMs).toISOString()
  const shifted: ShiftedPhase[] = []
  for (const phase of sortByPhaseIndex(phases)) {
    if (phase.index <= phaseIndex || !isDated(phase)) continue
    const dates = { open: shift(phase.open), lock: shift(phase.lock) }
    const checked = checkPhaseDates(phase, dates, now)
    if (!checked.ok) return checked
    shifted.push({ index: phase.index, ...dates })
  }
  return accept(shifted)
}

/** Whether saving settings hides a published event in which users have decks (rulebook 18.3). */
export const hidesDecks = (
  event: { public: boolean },
  settings: { public?: boolean },
  decks: number,
): boolean => event.public && settings.public === false && decks > 0

/**
 * What an admin is asked before a match is saved (rulebook 18.4): it is played before the lock of its phase, so that decks can
 * still change, or after the lock of the phase `next`, so that nobody knows yet who plays it.
 */
export type MatchQuestion = { question: 'beforeLock' } | { question: 'afterNextLock'; next: number }

/** Returns the question that the date of a match raises; null for none (rulebook 18.4). */
export const matchQuestion = (
  phases: readonly PhaseDates[],
  { phaseIndex, date }: { phaseIndex: number; date: string },
): MatchQuestion | null => {
  const dated = datedPhases(phases)
  const own = dated.find(({ index }) => index === phaseIndex)
  if (own && epochMs(date) < epochMs(own.lock)) return { question: 'beforeLock' }
  const next = dated.find(({ index }) => index > phaseIndex)
  return next && epochMs(date) > epochMs(next.lock) ? { question: 'afterNextLock', next: next.index } : null
}
