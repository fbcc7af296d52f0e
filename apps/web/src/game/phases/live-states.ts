import { type PhaseResult, phaseStates, type StateOfPhase } from '@game/domain'
import type { GameEvent } from './use-game.ts'

type States = GameEvent['phaseStates']

/**
 * A result that leads to the state that the server sent. Its score would not do: a locked phase keeps the goal of its
 * lock, which an event does not tell.
 */
const resultOf = ({ phase, state }: States[number]): PhaseResult => ({
  phase,
  held: state === 'success',
  score: state === 'success' ? Number.POSITIVE_INFINITY : null,
  scored: state === 'success' || state === 'failed',
})

/** The states of an event's phases at a moment after it was read: a lock that passes shows without asking again. */
export function liveStates(event: GameEvent, now: string): StateOfPhase[] {
  const { phases, completed, secondChance } = event
  return phaseStates({ phases, completed, secondChance, now }, event.phaseStates.map(resultOf))
}
