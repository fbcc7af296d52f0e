import { type PhaseResult, phaseStates, type StateOfPhase } from '@game/domain'
import type { GameEvent } from './game-event.ts'

type States = GameEvent['phaseStates']

/**
 * Builds a result that leads to the state the server sent. The score itself cannot be used: a locked phase keeps the goal it had at
 * its lock, and get-event does not return that goal.
 */
const resultOf = ({ phase, state }: States[number]): PhaseResult => ({
  phase,
  held: state === 'success',
  score: state === 'success' ? Number.POSITIVE_INFINITY : null,
  scored: state === 'success' || state === 'failed',
})

/** Derives the current states of an event's phases from the event as it was read, so that a lock shows at the time it happens. */
export function currentStates(event: GameEvent, now: string): StateOfPhase[] {
  const { phases, completed, secondChance } = event
  return phaseStates({ phases, completed, secondChance, now }, event.phaseStates.map(resultOf))
}
