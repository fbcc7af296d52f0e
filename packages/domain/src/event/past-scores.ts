import { datedPhases, hasLocked, isDated, type PhaseDates, phaseFaults } from '../phase/phase-dates.ts'

/** From this number of past decks of the same phaseIndex on, decks of other phases are left out (rulebook 11.13). */
export const enoughPastDecks = 100
/** After this number of decks, older events are left out (rulebook 11.13). */
export const mostPastDecks = 100_000

/** A phase of an event with its number of decks and whether it is scored. */
export type PlayedPhase = PhaseDates & {
  /** The number of decks that had a card at its lock. */
  decks: number
  /** True if it has at least one score file. */
  scored: boolean
}
/** An event with its phases. */
export type PlayedEvent = { eventId: number; completed: boolean; phases: readonly PlayedPhase[] }
/** A phase of a past event and its number of decks. */
export type PastPhase = { eventId: number; index: number; decks: number }

/** Whether an event is past: completed, or all its phases have locked and none of them overlap. */
const isPast = ({ completed, phases }: PlayedEvent, now: string): boolean => {
  if (completed) return true
  const dated = datedPhases(phases)
  const faulty = phaseFaults(phases).some(({ fault }) => fault !== 'undated')
  return dated.length > 0 && !faulty && dated.every(phase => hasLocked(phase, now))
}

const sum = (phases: readonly PastPhase[]): number => phases.reduce((all, { decks }) => all + decks, 0)

const newestDecks = (phases: readonly PastPhase[]): PastPhase[] =>
  phases.filter((_, place) => place === 0 || sum(phases.slice(0, place)) < mostPastDecks)

/**
 * Returns the phases of past events whose decks show how hard a new goal is: locked and scored phases with decks; only those
 * of the same phaseIndex if they have enough decks, else all. `events` are sorted newest first (rulebook 11.13).
 */
export const pastPhases = (
  events: readonly PlayedEvent[],
  phaseIndex: number,
  now: string,
): { sameIndex: boolean; phases: PastPhase[] } => {
  const all = events
    .filter(event => isPast(event, now))
    .flatMap(({ eventId, phases }) =>
      phases
        .filter(phase => isDated(phase) && hasLocked(phase, now) && phase.scored && phase.decks > 0)
        .map(phase => ({ eventId, index: phase.index, decks: phase.decks })),
    )
  const same = all.filter(phase => phase.index === phaseIndex)
  const sameIndex = sum(same) >= enoughPastDecks
  return { sameIndex, phases: newestDecks(sameIndex ? same : all) }
}

/** Returns the share (0 to 1) of scores that reach a goal; null without scores (rulebook 11.13). */
export const shareReaching = (scores: readonly number[], goal: number): number | null =>
  scores.length === 0 ? null : scores.filter(score => score >= goal).length / scores.length
