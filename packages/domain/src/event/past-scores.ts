import { datedPhases, hasLocked, isDated, type PhaseDates, phaseFaults } from '../phase/phase-dates.ts'

/** From so many decks on the same phase of past events tells enough by itself (docs/rules.md). */
export const enoughPastDecks = 100
/** Beyond so many decks older events are left out. */
export const mostPastDecks = 100_000

export type PlayedPhase = PhaseDates & {
  /** Decks that held a card at its lock. */
  decks: number
  /** At least one score file is there. */
  scored: boolean
}
export type PlayedEvent = { eventId: number; completed: boolean; phases: readonly PlayedPhase[] }
export type PastPhase = { eventId: number; index: number; decks: number }

/** Completed, or all its phases have locked and none overlaps another: invalid events tell nothing. */
const isPast = ({ completed, phases }: PlayedEvent, now: string): boolean => {
  if (completed) return true
  const dated = datedPhases(phases)
  const faulty = phaseFaults(phases).some(({ fault }) => fault !== 'undated')
  return dated.length > 0 && !faulty && dated.every(phase => hasLocked(phase, now))
}

const sum = (phases: readonly PastPhase[]): number => phases.reduce((all, { decks }) => all + decks, 0)

const upToMost = (phases: readonly PastPhase[]): PastPhase[] =>
  phases.filter((_, place) => place === 0 || sum(phases.slice(0, place)) < mostPastDecks)

/**
 * The phases of past events by whose decks a new goal is judged: locked, scored and played; those of the same index where
 * they hold enough decks, else all. `events` newest first (docs/rules.md).
 */
export const pastPhases = (
  events: readonly PlayedEvent[],
  index: number,
  now: string,
): { sameIndex: boolean; phases: PastPhase[] } => {
  const all = events
    .filter(event => isPast(event, now))
    .flatMap(({ eventId, phases }) =>
      phases
        .filter(phase => isDated(phase) && hasLocked(phase, now) && phase.scored && phase.decks > 0)
        .map(phase => ({ eventId, index: phase.index, decks: phase.decks })),
    )
  const same = all.filter(phase => phase.index === index)
  const sameIndex = sum(same) >= enoughPastDecks
  return { sameIndex, phases: upToMost(sameIndex ? same : all) }
}

/** The share (0 to 1) of scores that reach a goal; null where there are none. */
export const shareReaching = (scores: readonly number[], goal: number): number | null =>
  scores.length === 0 ? null : scores.filter(score => score >= goal).length / scores.length
