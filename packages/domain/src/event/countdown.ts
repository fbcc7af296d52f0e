import { type DatedPhase, datedPhases, hasLocked, hasOpened } from '../phase/phase-dates.ts'
import { type EventDates, eventState } from './event-state.ts'

/** What an automatic evening says where other events count down (rulebook 30.18). */
type EveningCountdown = {
  label: 'DECKS LOCK WHEN THE MATCH GOES LIVE' | 'PHASE OPENS AFTER THE MATCH' | 'NEXT PHASE AFTER THE MATCH'
  until: null
}

const ofEvening = (label: EveningCountdown['label']): EveningCountdown => ({ label, until: null })

/** The countdown of an event; `until` is an ISO instant, null if no clock decides. */
export type EventCountdown =
  | { label: 'STARTS IN' | 'DECKS LOCK IN' | 'NEXT PHASE IN'; until: string }
  | EveningCountdown

/**
 * Returns the countdown of an event; null unless the event is upcoming or ongoing (rulebook 2.17).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * const event = { completed: false, phases: [june] }
 * eventCountdown(event, '2026-06-01T18:00:00Z') // { label: 'DECKS LOCK IN', until: '2026-06-02T12:00:00Z' }
 */
export const eventCountdown = (event: EventDates, now: string): EventCountdown | null => {
  const state = eventState(event, now)
  const next = datedPhases(event.phases).find(phase => !hasLocked(phase, now))
  if (!next || (state !== 'upcoming' && state !== 'ongoing')) return null
  if (event.automatic)
    return ofEvening(
      hasOpened(next, now) ? 'DECKS LOCK WHEN THE MATCH GOES LIVE' : 'NEXT PHASE AFTER THE MATCH',
    )
  if (hasOpened(next, now)) return { label: 'DECKS LOCK IN', until: next.lock }
  return { label: state === 'upcoming' ? 'STARTS IN' : 'NEXT PHASE IN', until: next.open }
}

/** The countdown of a phase; `until` is an ISO instant, null if no clock decides. */
export type PhaseCountdown =
  | { label: 'PHASE OPENS IN' | 'DECKS LOCK IN' | 'NEXT PHASE IN'; until: string }
  | EveningCountdown

/**
 * Returns the countdown of a phase: to its open, then to its lock, then to the open of the next phase; null if the event has
 * no countdown, the phase has no dates, or the next one has opened (rulebook 2.18).
 */
export const phaseCountdown = (event: EventDates, phaseIndex: number, now: string): PhaseCountdown | null => {
  const [phase, next] = datedPhases(event.phases).filter(({ index }) => index >= phaseIndex)
  if (phase?.index !== phaseIndex || !eventCountdown(event, now)) return null
  if (event.automatic) return eveningCountdown(phase, next, now)
  if (!hasOpened(phase, now)) return { label: 'PHASE OPENS IN', until: phase.open }
  if (!hasLocked(phase, now)) return { label: 'DECKS LOCK IN', until: phase.lock }
  return next && !hasOpened(next, now) ? { label: 'NEXT PHASE IN', until: next.open } : null
}

const eveningCountdown = (
  phase: DatedPhase,
  next: DatedPhase | undefined,
  now: string,
): EveningCountdown | null => {
  if (!hasOpened(phase, now)) return ofEvening('PHASE OPENS AFTER THE MATCH')
  if (!hasLocked(phase, now)) return ofEvening('DECKS LOCK WHEN THE MATCH GOES LIVE')
  return next && !hasOpened(next, now) ? ofEvening('NEXT PHASE AFTER THE MATCH') : null
}
