import type { Deck } from '../deck/deck.ts'
import { hasLocked, hasOpened, isDated, type PhaseDates, sortByPhaseIndex } from '../phase/phase-dates.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'

/** A completed event refuses every edit but un-completing, uploads too (rules.md 4, 7). Refuses EVENT_COMPLETED. */
export const checkEventEdit = (event: { completed: boolean }, uncompletes: boolean): Result<null> =>
  event.completed && !uncompletes ? refuse('EVENT_COMPLETED') : accept(null)

/** A save that was made upon an older state than the stored one; without a revision it was made upon none. Refuses STALE. */
export const checkRevision = (stored: number, seen: number | undefined): Result<null> =>
  seen !== undefined && seen < stored ? refuse('STALE') : accept(null)

/** The same where a revision is a fingerprint: what is stored must be what was seen. Refuses STALE. */
export const checkUnchanged = (stored: string, seen: string | undefined): Result<null> =>
  seen !== undefined && seen !== stored ? refuse('STALE') : accept(null)

/** An event goes only while no deck holds a card (docs/rules.md). Refuses EVENT_HAS_DECKS. */
export const checkEventRemoval = (decks: number): Result<null> =>
  decks > 0 ? refuse('EVENT_HAS_DECKS', { decks }) : accept(null)

/** Phases come one after the other: two admins who add at once do not both get theirs. Refuses PHASE_NOT_NEXT. */
export const checkNewPhase = (phases: number, index: number): Result<null> =>
  index === phases + 1 ? accept(null) : refuse('PHASE_NOT_NEXT', { next: phases + 1 })

const moves = (from: string, to: string | null): boolean => to === null || epochMs(to) !== epochMs(from)

/**
 * A phase with new dates; any state of them may be saved. A lock that has passed cannot be moved, nor the open of an
 * opened phase (rules.md 4). Refuses LOCK_PASSED, OPEN_PASSED.
 */
export const checkPhaseDates = <Phase extends PhaseDates>(
  phase: Phase,
  dates: { open?: string | null; lock?: string | null },
  now: string,
): Result<Phase> => {
  const { open = phase.open, lock = phase.lock } = dates
  if (isDated(phase)) {
    if (hasLocked(phase, now) && moves(phase.lock, lock)) return refuse('LOCK_PASSED', { phase: phase.index })
    if (hasOpened(phase, now) && moves(phase.open, open)) return refuse('OPEN_PASSED', { phase: phase.index })
  }
  return accept({ ...phase, open, lock })
}

type PhaseWithDecks = PhaseDates & { decks: number }

const renumbered = <Phase extends PhaseDates>(phases: readonly Phase[]): Phase[] =>
  phases.map((phase, place) => ({ ...phase, index: place + 1 }))

const decksBetween = (
  phases: readonly PhaseWithDecks[],
  from: number,
  to: number,
): PhaseWithDecks | undefined =>
  sortByPhaseIndex(phases).find(phase => from <= phase.index && phase.index <= to && phase.decks > 0)

/** The phases without one, renumbered 1..n; refused once a deck exists in it or in a later one. Refuses PHASE_HAS_DECKS. */
export const removePhase = <Phase extends PhaseWithDecks>(
  phases: readonly Phase[],
  index: number,
): Result<Phase[]> => {
  const held = decksBetween(phases, index, phases.length)
  if (held) return refuse('PHASE_HAS_DECKS', { phase: held.index })
  return accept(renumbered(sortByPhaseIndex(phases).filter(phase => phase.index !== index)))
}

/**
 * The phases with one moved to another's place, those between shifted and renumbered; refused once a deck exists in any
 * of them. Refuses PHASE_HAS_DECKS.
 */
export const movePhase = <Phase extends PhaseWithDecks>(
  phases: readonly Phase[],
  from: number,
  to: number,
): Result<Phase[]> => {
  const held = decksBetween(phases, Math.min(from, to), Math.max(from, to))
  if (held) return refuse('PHASE_HAS_DECKS', { phase: held.index })
  const ordered = sortByPhaseIndex(phases)
  const rest = ordered.filter(phase => phase.index !== from)
  return accept(renumbered(rest.toSpliced(to - 1, 0, ...ordered.filter(phase => phase.index === from))))
}

/**
 * Removing a player or a team that decks hold needs `force` (rules.md 4); from locked decks nothing is taken (rules.md 6).
 * Refuses LOCK_PASSED, PLAYER_IN_DECKS, TEAM_IN_DECKS.
 */
export const checkLineUpRemoval = (
  what: 'player' | 'team',
  phase: PhaseDates,
  decks: number,
  { now, force }: { now: string; force: boolean },
): Result<null> => {
  if (decks === 0) return accept(null)
  if (isDated(phase) && hasLocked(phase, now)) return refuse('LOCK_PASSED', { phase: phase.index })
  return force ? accept(null) : refuse(what === 'player' ? 'PLAYER_IN_DECKS' : 'TEAM_IN_DECKS', { decks })
}

/** A team that plays in a phase leaves it only with `force`, and its matches with it (docs/rules.md). Refuses TEAM_HAS_MATCHES. */
export const checkTeamRemoval = (matches: number, force: boolean): Result<null> =>
  matches === 0 || force ? accept(null) : refuse('TEAM_HAS_MATCHES', { matches })

/** A deck after players have left its phase: their cards are gone (rules.md 4). */
export const withoutPlayers = (deck: Deck, players: readonly number[]): Deck =>
  deck.filter(card => !players.includes(card.playerId))

/**
 * Rolling a phase's perks anew: not after the lock, and where decks use what would vanish (`withinSupply`) only with
 * `force` (rules.md 4). Refuses LOCK_PASSED, PERK_IN_DECKS.
 */
export const checkPerkRoll = (
  phase: PhaseDates,
  decks: number,
  { now, force }: { now: string; force: boolean },
): Result<null> => {
  if (isDated(phase) && hasLocked(phase, now)) return refuse('LOCK_PASSED', { phase: phase.index })
  return decks === 0 || force ? accept(null) : refuse('PERK_IN_DECKS', { decks })
}
