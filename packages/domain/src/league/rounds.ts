import { type CountedPhase, phaseFinality, rankingFinality } from '../phase/finality.ts'
import { datedPhases, hasLocked } from '../phase/phase-dates.ts'
import { dayMs, epochMs } from '../shared/time.ts'

/** A phase of an event with how many matches it has, and how many of them are void. */
export type LeaguePhase = CountedPhase & {
  name: string
  namePl?: string | null
  matches: number
  voidMatches: number
}

/** A public event as far as the rounds of a league depend on it. */
export type LeagueEvent = {
  id: number
  name: string
  completed: boolean
  finalAfterHours: number
  phases: readonly LeaguePhase[]
}

/** A round of a league is a phase, or in a season an event (rulebook 19.1). */
export type LeagueScope = 'event' | 'season'

/** The state of a round; `skipped` if it is left out (rulebook 19.9). */
export type RoundState = 'ahead' | 'running' | 'final' | 'skipped'

/** A round of a league. */
export type RoundOfLeague = {
  /** From 1. */
  round: number
  eventId: number
  /** Null in a season. */
  phaseIndex: number | null
  name: string
  /** The Polish name of the phase, if it has one. */
  namePl?: string
  /** The first lock of the round. */
  lock: string
  state: RoundState
  /** When it becomes final by itself; null if that is not known. */
  finalAt: string | null
}

type Found = Omit<RoundOfLeague, 'round'>

/**
 * Returns the rounds of a league in order: those that had not locked when it was made (rulebook 19.1, 19.9, 19.12). `events` are the
 * public events of its scope.
 */
export const leagueRounds = (
  { scope, createdAt }: { scope: LeagueScope; createdAt: string },
  events: readonly LeagueEvent[],
  now: string,
): RoundOfLeague[] => {
  const found = byFirstOpen(events).flatMap(event =>
    scope === 'event' ? phaseRounds(event, now) : eventRound(event, now),
  )
  return found
    .filter(({ lock }) => epochMs(lock) > epochMs(createdAt))
    .map((each, at) => ({ ...each, round: at + 1 }))
}

const firstOpenOf = ({ phases }: LeagueEvent): number =>
  Math.min(...datedPhases(phases).map(({ open }) => epochMs(open)))

/** The order of the events of a season (rulebook 19.1). */
const byFirstOpen = (events: readonly LeagueEvent[]): LeagueEvent[] =>
  events.toSorted((a, b) => {
    const [first, second] = [firstOpenOf(a), firstOpenOf(b)]
    return first === second ? a.id - b.id : first - second
  })

/** More than half of the matches are void (rulebook 19.9). */
const isLeftOut = ({ matches, voidMatches }: LeaguePhase): boolean => 2 * voidMatches > matches

function phaseRounds(event: LeagueEvent, now: string): Found[] {
  const byIndex = new Map(event.phases.map(phase => [phase.index, phase]))
  return datedPhases(event.phases).flatMap(dated => {
    const phase = byIndex.get(dated.index)
    if (!phase) return []
    const { final, finalAt } = phaseFinality(phase, { ...event, now })
    const played = hasLocked(dated, now) ? (final ? 'final' : 'running') : 'ahead'
    const state: RoundState = isLeftOut(phase) ? 'skipped' : played
    const { name, namePl, index: phaseIndex } = phase
    const names = { name, ...(namePl && { namePl }) }
    return [{ eventId: event.id, phaseIndex, ...names, lock: dated.lock, state, finalAt }]
  })
}

function eventRound(event: LeagueEvent, now: string): Found[] {
  const dated = datedPhases(event.phases)
  const first = dated.toSorted((a, b) => epochMs(a.lock) - epochMs(b.lock))[0]
  if (!first) return []
  const { final, finalAt } = rankingFinality(event.phases, { ...event, now })
  const state: RoundState = hasLocked(first, now) ? (final ? 'final' : 'running') : 'ahead'
  return [{ eventId: event.id, phaseIndex: null, name: event.name, lock: first.lock, state, finalAt }]
}

/** The rounds that are played: those that are not left out (rulebook 19.9). */
export const playedRounds = <T extends Pick<RoundOfLeague, 'state'>>(rounds: readonly T[]): T[] =>
  rounds.filter(({ state }) => state !== 'skipped')

/** Whether a round has locked, and so has scores. */
export const hasScores = ({ state }: Pick<RoundOfLeague, 'state'>): boolean =>
  state === 'running' || state === 'final'

/** The state of a league. */
export type LeagueState = 'ahead' | 'running' | 'ended'

/**
 * Returns the state of a league: it ends when all its events are completed, and no other event can come (rulebook 19.31). `to` is the last
 * day of a season by dates, `YYYY-MM-DD`, on which an event may still open.
 */
export const leagueState = (
  rounds: readonly RoundOfLeague[],
  events: readonly LeagueEvent[],
  { to, now }: { to: string | null; now: string },
): LeagueState => {
  const isOpen = to !== null && epochMs(now) < epochMs(`${to}T00:00:00Z`) + dayMs
  if (!isOpen && events.every(({ completed }) => completed)) return 'ended'
  return rounds.some(hasScores) ? 'running' : 'ahead'
}
