import { datedPhases, hasLocked, type PhaseDates } from '../phase/phase-dates.ts'
import { type PhaseResult, phaseStateOf, type StateOfPhase } from '../phase/phase-state.ts'

/** The rarity of a badge: 1 bronze, 2 silver, 3 gold. */
export type BadgeRarity = 1 | 2 | 3

/** A badge of a phase that a user has earned. */
export type EarnedBadge = { phaseIndex: number; rarity: BadgeRarity }

/** Returns the rarity of a phase's badge in an event with `phases` phases: ceil(3 x phaseIndex / phases) (rulebook 9.17). */
export const badgeRarity = (phaseIndex: number, phases: number): BadgeRarity => {
  const rarity = Math.ceil((3 * phaseIndex) / phases)
  return rarity <= 1 ? 1 : rarity === 2 ? 2 : 3
}

/**
 * Returns a user's badges of an event: the one of phase 1 for having a card at its lock, the one of phase k + 1 for success
 * in phase k. With a second chance there is no badge of phase 2, as phase 1 was not won (rulebook 9.16).
 */
export const badgesOf = (
  phases: readonly PhaseDates[],
  states: readonly StateOfPhase[],
  results: readonly PhaseResult[],
  now: string,
): EarnedBadge[] => {
  const hasStarted = datedPhases(phases).some(phase => phase.index === 1 && hasLocked(phase, now))
  const heldCard = results.some(({ phase, held }) => phase === 1 && held)
  return phases
    .map(phase => phase.index)
    .toSorted((a, b) => a - b)
    .filter(phaseIndex =>
      phaseIndex === 1 ? hasStarted && heldCard : phaseStateOf(states, phaseIndex - 1) === 'success',
    )
    .map(phaseIndex => ({ phaseIndex, rarity: badgeRarity(phaseIndex, phases.length) }))
}
