import { type PhaseResult, phaseStates, type StateOfPhase } from '@game/domain'
import type { GameEvent } from './game-event.ts'

type States = GameEvent['phaseStates']

/**
 * Builds a result that leads to the state the server sent. The score itself would not do: a locked phase keeps the goal
 * it had at its lock, which get-event does not answer.
 */
const resultOf = ({ phase, state }: States[number]): PhaseResult => ({
  phase,
  held: state === 'success',
  score: state === 'success' ? Number.POSITIVE_INFINITY : null,
  scored: state === 'success' || state === 'failed',
})

/** Derives the states of an event's phases at a moment after it was read, so that a lock that passes shows at once. */
export function currentStates(event: GameEvent, now: string): StateOfPhase[] {
  const { phases, completed, secondChance } = event
  return phaseStates({ phases, completed, secondChance, now }, event.phaseStates.map(resultOf))
}
