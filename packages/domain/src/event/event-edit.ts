import { hasLocked, hasOpened, isDated, type PhaseDates, sortByPhaseIndex } from '../phase/phase-dates.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'

/** Returns the required fields that a new event lacks: a name, and `img`, which can be empty but not missing (rulebook 11.2). */
export const missingEventFields = (event: { name?: string; img?: string | null }): ('name' | 'img')[] => [
  ...(event.name?.trim() ? [] : ['name' as const]),
  ...(event.img === undefined || event.img === null ? ['img' as const] : []),
]

/**
 * Checks that an event can be edited: a completed one can only be un-completed; uploads are refused too (rulebook 2.19,
 * 8.21). Refuses EVENT_COMPLETED.
 */
export const checkEventEdit = (event: { completed: boolean }, uncompletes: boolean): Result<null> =>
  event.completed && !uncompletes ? refuse('EVENT_COMPLETED') : accept(null)

/**
 * Checks that an event can be removed: none of its decks has a card, or with `force` only those of admins; `decks` is the
 * number of decks with a card, `admins` the usernames of the admins if nobody else has one (rulebook 2.25). Refuses
 * EVENT_HAS_DECKS, EVENT_HAS_ADMIN_DECKS.
 *
 * @example
 * checkEventRemoval(1, { admins: ['anna'], force: true }) // { ok: true, value: null }
 */
export const checkEventRemoval = (
  decks: number,
  { admins = [], force = false }: { admins?: readonly string[]; force?: boolean } = {},
): Result<null> => {
  if (decks === 0) return accept(null)
  if (admins.length === 0) return refuse('EVENT_HAS_DECKS', { decks })
  return force ? accept(null) : refuse('EVENT_HAS_ADMIN_DECKS', { decks, names: admins.join(', ') })
}

/** A phase as + ADD PHASE creates it; `points` is its goal. */
export type NewPhase = {
  index: number
  name: string
  points: number
  mult: number
  open: string
  lock: string
}

/**
 * Creates a new phase after the given number of phases: open and lock are both `now`, so that its dates do not count yet
 * (rulebook 11.4).
 */
export const newPhase = (phases: number, now: string): NewPhase => ({
  index: phases + 1,
  name: 'phase',
  points: 1000,
  mult: 1,
  open: now,
  lock: now,
})

/**
 * Checks that a new phase follows the last one, so that if two admins add one at the same time, the second is refused
 * (rulebook 2.3, 11.4). Refuses PHASE_NOT_NEXT.
 */
export const checkNewPhase = (phases: number, phaseIndex: number): Result<null> =>
  phaseIndex === phases + 1 ? accept(null) : refuse('PHASE_NOT_NEXT', { next: phases + 1 })

const isMoved = (from: string, to: string | null): boolean => to === null || epochMs(to) !== epochMs(from)

/**
 * Checks new dates of a phase and returns the phase with them. Any dates can be saved, except that a lock that has passed
 * and the open of a phase that has opened cannot be moved (rulebook 2.20). Refuses LOCK_PASSED, OPEN_PASSED.
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * checkPhaseDates(june, { lock: null }, '2026-06-03T12:00:00Z') // { ok: false, rule: 'LOCK_PASSED', facts: { phase: 1 } }
 */
export const checkPhaseDates = <Phase extends PhaseDates>(
  phase: Phase,
  dates: { open?: string | null; lock?: string | null },
  now: string,
): Result<Phase> => {
  const { open = phase.open, lock = phase.lock } = dates
  if (isDated(phase)) {
    if (hasLocked(phase, now) && isMoved(phase.lock, lock))
      return refuse('LOCK_PASSED', { phase: phase.index })
    if (hasOpened(phase, now) && isMoved(phase.open, open))
      return refuse('OPEN_PASSED', { phase: phase.index })
  }
  return accept({ ...phase, open, lock })
}

/** A phase with the number of decks that have a card in it. */
export type PhaseWithDecks = PhaseDates & { decks: number }

const renumber = <Phase extends PhaseDates>(phases: readonly Phase[]): Phase[] =>
  phases.map((phase, place) => ({ ...phase, index: place + 1 }))

const firstWithDecks = (
  phases: readonly PhaseWithDecks[],
  from: number,
  to: number,
): PhaseWithDecks | undefined =>
  sortByPhaseIndex(phases).find(phase => from <= phase.index && phase.index <= to && phase.decks > 0)

/**
 * Returns the phases without the removed one, renumbered 1..n; refused once a deck exists in it or in a later phase
 * (rulebook 2.21). Refuses PHASE_HAS_DECKS.
 */
export const removePhase = <Phase extends PhaseWithDecks>(
  phases: readonly Phase[],
  phaseIndex: number,
): Result<Phase[]> => {
  const held = firstWithDecks(phases, phaseIndex, phases.length)
  if (held) return refuse('PHASE_HAS_DECKS', { phase: held.index })
  return accept(renumber(sortByPhaseIndex(phases).filter(phase => phase.index !== phaseIndex)))
}

/**
 * Returns the phases with one moved to the place of another, the ones between shifted and all renumbered; refused once a
 * deck exists in any of the shifted phases (rulebook 2.21). Refuses PHASE_HAS_DECKS.
 */
export const movePhase = <Phase extends PhaseWithDecks>(
  phases: readonly Phase[],
  from: number,
  to: number,
): Result<Phase[]> => {
  const held = firstWithDecks(phases, Math.min(from, to), Math.max(from, to))
  if (held) return refuse('PHASE_HAS_DECKS', { phase: held.index })
  const ordered = sortByPhaseIndex(phases)
  const rest = ordered.filter(phase => phase.index !== from)
  return accept(renumber(rest.toSpliced(to - 1, 0, ...ordered.filter(phase => phase.index === from))))
}
