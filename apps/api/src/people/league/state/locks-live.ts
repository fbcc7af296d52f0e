import { datedPhases, isWaitingForMatch } from '@game/domain'
import type { RoundEvent } from './league-queries.ts'

/**
 * Whether a phase of an event, or without one its first phase, locks when a match goes live, so that its dates only wait (rulebook
 * 30.18).
 */
export function locksLive({ automatic, phases }: RoundEvent, phaseIndex: number | null): boolean {
  const phase = datedPhases(phases).find(({ index }) => phaseIndex === null || index === phaseIndex)
  return automatic && phase !== undefined && isWaitingForMatch(phase)
}
