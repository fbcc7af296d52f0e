import { phaseStateOf, type SecondChance, type StateOfPhase } from '@game/domain'

/** What is said of a second chance: whether phase 1 is failed for good yet, when phase 2 is played, how it ended. */
export type ChanceShown = SecondChance | 'undecided' | 'won' | 'lost'

/** Derives what is said of a second chance from its status and the states of the phases (rulebook 3.12, 3.13, 3.14). */
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
