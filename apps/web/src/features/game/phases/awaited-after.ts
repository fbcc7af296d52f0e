import { datedPhases, phaseStateOf, type StateOfPhase } from '@game/domain'
import type { GameEvent, Phase } from '../state/game-event.ts'

/**
 * Returns the phase that a winner of this phase waits for: the next one, until it has opened. The popup comes only then, so that
 * PROCEED leads to a phase that takes the cards (rulebook 3.16). Undefined if there is nothing to wait for.
 */
export function awaitedAfter(
  { phases, completed }: Pick<GameEvent, 'phases' | 'completed'>,
  states: readonly StateOfPhase[],
  phaseIndex: number,
): Phase | undefined {
  if (completed || phaseStateOf(states, phaseIndex) !== 'success') return undefined
  const dated = datedPhases(phases).find(({ index }) => index > phaseIndex)?.index
  const next = phases.find(({ index }) => index === (dated ?? phaseIndex + 1))
  return next && phaseStateOf(states, next.index) === 'locked' ? next : undefined
}
