import { hasLocked, hasOpened, isDated, type PhaseDates } from '@game/domain'

const stateOf = (phase: PhaseDates, now: string): 'ahead' | 'opens' | 'locks' => {
  if (!isDated(phase) || !hasOpened(phase, now)) return 'ahead'
  return hasLocked(phase, now) ? 'locks' : 'opens'
}

/** Returns what new dates do to a phase at once and permanently: open it or lock it; null for neither. */
export function consequenceOf(
  phase: PhaseDates,
  dates: { open?: string; lock?: string },
  now: string,
): 'opens' | 'locks' | null {
  const after = stateOf({ ...phase, ...dates }, now)
  return after === 'ahead' || after === stateOf(phase, now) ? null : after
}
