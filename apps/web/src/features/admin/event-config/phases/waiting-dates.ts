import { hasLocked, hasOpened, isDated, isWaitingForMatch, type PhaseDates } from '@game/domain'

/** Which dates of a phase only wait for the match, as the game server sets them (rulebook 30.18). */
export function waitingDates(
  { automatic }: { automatic: boolean },
  phase: PhaseDates,
  now: string,
): { open: boolean; lock: boolean } {
  if (!automatic || !isDated(phase) || !isWaitingForMatch(phase)) return { open: false, lock: false }
  return { open: !hasOpened(phase, now), lock: !hasLocked(phase, now) }
}
