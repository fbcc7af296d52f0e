import { matchResult, type SeriesMatch } from '../event/match-status.ts'
import {
  type DatedPhase,
  datedPhases,
  hasLocked,
  hasOpened,
  isDated,
  type PhaseDates,
  sortByPhaseIndex,
} from '../phase/phase-dates.ts'
import { epochMs } from '../shared/time.ts'

/** How long a phase of an automatic evening waits for its match at most, in milliseconds (rulebook 30.18). */
export const eveningWaitMs = 2_592_000_000

/** A match of a phase: its status, its length, and its maps with the results that are known. */
type EveningMatch = Pick<SeriesMatch, 'status' | 'maps'> & { bestOf: number | null }

/** What was played in a phase: its matches, and how many maps run and how many count. */
export type EveningPhase = { matches: readonly EveningMatch[]; running: number; counted: number }

const isDecided = ({ status, bestOf, maps = [] }: EveningMatch): boolean => {
  if (status === 'void' || status === 'forfeit') return true
  const result = matchResult(maps)
  if (result === null) return false
  const played = maps.filter(({ homeScore, awayScore }) => homeScore !== null && awayScore !== null).length
  return bestOf === null || played >= bestOf || Math.max(result.home, result.away) * 2 > bestOf
}

/**
 * Whether everything in a phase has been played: no map runs, and each of its matches is decided; without matches, a map counts (rulebook 30.18).
 *
 * @example
 * isPhaseOver({ matches: [], running: 0, counted: 1 }) // true
 */
export const isPhaseOver = ({ matches, running, counted }: EveningPhase): boolean =>
  running === 0 && (matches.length > 0 ? matches.every(isDecided) : counted > 0)

/** New dates of a phase, ISO instants, by its index. */
export type NewPhaseDates = { index: number; open: string; lock: string }

/**
 * Plans the dates of the phases of an automatic evening that have not locked: the first opens at `now` if the one before is over, and locks at the
 * first instant of `live` since; the others wait. Dates that somebody has set stay. Returns those that change (rulebook 30.18). `now` and `live` are ISO
 * instants.
 *
 * @example
 * const phase = { index: 1, open: null, lock: null, points: 500, isOver: false }
 * planEvening([phase], [], '2026-06-01T18:00:00.000Z')[0]?.lock // '2026-07-01T18:00:00.000Z'
 */
export const planEvening = (
  phases: readonly (PhaseDates & { isOver: boolean })[],
  live: readonly string[],
  now: string,
): NewPhaseDates[] => {
  const all = sortByPhaseIndex(phases)
  const before = all.findLast(phase => isDated(phase) && hasLocked(phase, now))
  const left = all.filter(({ index }) => index > (before?.index ?? 0))
  const planned: NewPhaseDates[] = []
  for (const phase of left) {
    const last = planned.at(-1)
    const opensNow = !last && (before?.isOver ?? true)
    const dates = datesOf(phase, { now, end: last?.lock ?? before?.lock ?? now, opensNow, last })
    // Who sets an opening has the phase before lock by then at the latest.
    if (last && epochMs(dates.open) < epochMs(last.lock)) last.lock = dates.open
    planned.push({ index: phase.index, ...dates })
  }
  for (const dates of planned) {
    const [open, lock] = [epochMs(dates.open), epochMs(dates.lock)]
    dates.lock = live.find(at => open <= epochMs(at) && epochMs(at) < lock) ?? dates.lock
  }
  return planned.filter(({ index, open, lock }) =>
    left.some(phase => phase.index === index && (phase.open !== open || phase.lock !== lock)),
  )
}

/** Where a phase stands in the plan: the lock of the one before, whether it opens at once, and the one before if it has not locked. */
type Turn = { now: string; end: string; opensNow: boolean; last: NewPhaseDates | undefined }

const datesOf = (phase: PhaseDates, { now, end, opensNow, last }: Turn): { open: string; lock: string } => {
  if (isDated(phase)) {
    const isInTurn = !last || epochMs(phase.open) > epochMs(last.open)
    const waits = !opensNow && epochMs(phase.open) >= epochMs(end)
    if (hasOpened(phase, now) || waits || (isInTurn && !isWaitingForMatch(phase)))
      return { open: phase.open, lock: phase.lock }
  }
  const waitsUntil = epochMs(end) <= epochMs(now) ? afterWait(now) : end
  const open = opensNow ? now : waitsUntil
  return { open, lock: afterWait(open) }
}

const afterWait = (instant: string): string => new Date(epochMs(instant) + eveningWaitMs).toISOString()

/**
 * Whether the dates of a phase of an automatic evening only wait for its match: nobody sets a lock exactly so long after an opening (rulebook 30.18).
 *
 * @example
 * isWaitingForMatch({ index: 1, open: '2026-06-01T18:00:00Z', lock: '2026-07-01T18:00:00Z', points: 1500 }) // true
 */
export const isWaitingForMatch = ({ open, lock }: DatedPhase): boolean =>
  epochMs(lock) - epochMs(open) === eveningWaitMs

/**
 * Returns the index of the phase for which a map of an automatic evening counts: the last one that has locked by `now`, and had opened when the map
 * went live; null if there is none (rulebook 30.18).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T18:00:00Z', lock: '2026-06-01T19:00:00Z', points: 1500 }
 * phaseOfLiveMap([june], '2026-06-01T18:59:59Z', '2026-06-01T20:00:00Z') // 1
 */
export const phaseOfLiveMap = (phases: readonly PhaseDates[], liveAt: string, now: string): number | null =>
  datedPhases(phases).findLast(phase => hasLocked(phase, now) && hasOpened(phase, liveAt))?.index ?? null
