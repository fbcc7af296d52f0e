import { phaseStateOf, type SecondChance, type StateOfPhase } from '@game/domain'

/** What is shown of a second chance: whether phase 1 has finally failed, whether phase 2 is being played, and how it ended. */
export type ChanceShown = SecondChance | 'undecided' | 'won' | 'lost'

/** Derives what is shown of a second chance from its status and the states of the phases (rulebook 3.12, 3.13, 3.14). */
export function chanceShown(
  status: SecondChance | null,
  states: readonly StateOfPhase[],
): ChanceShown | null {
  if (status === null) return null
  const [first, second] = [1, 2].map(phase => phaseStateOf(states, phase))
  if (second === 'success') return 'won'
  if (second === 'failed') return 'lost'
  return status === 'not_opened' && first === 'locked_in' ? 'undecided' : status
}

/**
 * Returns what a failed phase means for a user, given what is shown of the second chance: it ends the event, it leaves a chance, or the
 * chance was won (rulebook 3.8, 3.12).
 */
export function meaningOfFailure(
  phaseIndex: number,
  chance: ChanceShown | null,
): 'out' | 'chance' | 'chanceWon' {
  if (phaseIndex !== 1 || chance === null || chance === 'lost') return 'out'
  return chance === 'won' ? 'chanceWon' : 'chance'
}
