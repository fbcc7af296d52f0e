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
