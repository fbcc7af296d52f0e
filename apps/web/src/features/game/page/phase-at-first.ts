import { phaseStateOf } from '@game/domain'
import type { GameEvent } from '../state/game-event.ts'

/**
 * Returns the phase that the page shows at first: the current one or, for a player whom an earlier failure locks out of it, the one
 * that was failed, with the player's own deck (rulebook 13.61).
 */
export function phaseAtFirst(
  { joined, phaseStates }: Pick<GameEvent, 'joined' | 'phaseStates'>,
  current: number,
): number {
  const failed = phaseStates.findLast(({ phase, state }) => state === 'failed' && phase < current)
  const isOut = joined && failed !== undefined && phaseStateOf(phaseStates, current) === 'locked'
  return isOut ? failed.phase : current
}
