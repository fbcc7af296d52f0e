import { hasLocked, isDated, type PhaseDates } from '../phase/phase-dates.ts'
import { accept, type Result, refuse } from '../shared/result.ts'

/** How many perks ROLL PERKS draws by default (rulebook 11.7). */
export const defaultPerkRoll = 5

/**
 * Draws `count` perk ids at random, with possible repeats; none if there are no perks (rulebook 2.24, 11.7). `random`
 * returns numbers from 0 up to but not including 1.
 *
 * @example
 * rollPerks([7, 8, 9], 2, () => 0.5) // [8, 8]
 */
export const rollPerks = (perkIds: readonly number[], count: number, random: () => number): number[] =>
  Array.from({ length: count }).flatMap(() => perkIds[Math.floor(random() * perkIds.length)] ?? [])

/**
 * Checks that a phase's perks can be rolled again: not after the lock, and if `decks` decks use perks that they would lose
 * (`withinSupply`), only with `force` (rulebook 2.24). Refuses LOCK_PASSED, PERK_IN_DECKS.
 */
export const checkPerkRoll = (
  phase: PhaseDates,
  decks: number,
  { now, force }: { now: string; force: boolean },
): Result<null> => {
  if (isDated(phase) && hasLocked(phase, now)) return refuse('LOCK_PASSED', { phase: phase.index })
  return decks === 0 || force ? accept(null) : refuse('PERK_IN_DECKS', { decks })
}
