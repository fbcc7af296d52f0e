import { matchResult, type SeriesMatch } from '../event/match-status.ts'
import {
  type DatedPhase,
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
 * first instant of `live` since; the others wait. Returns those that change (rulebook 30.18). `now` and `live` are ISO instants.
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
  const plan: NewPhaseDates[] = []
  let opensNow = before?.isOver ?? true
  let end = before?.lock ?? now
  for (const phase of all.filter(({ index }) => index > (before?.index ?? 0))) {
    const { open, lock } = keepsDates(phase, { now, end, opensNow })
      ? phase
      : newDates({ now, end, opensNow })
    const wentLive = live.find(at => epochMs(open) <= epochMs(at) && epochMs(at) < epochMs(lock))
    const dates = { open, lock: wentLive ?? lock }
    if (dates.open !== phase.open || dates.lock !== phase.lock) plan.push({ index: phase.index, ...dates })
    opensNow = false
    end = dates.lock
  }
  return plan
}

/** Where a phase stands in the plan: whether it opens at once, and the lock of the one before. */
type Turn = { now: string; end: string; opensNow: boolean }

/** Whether a phase is open, or waits in its turn with dates that were set before. */
const keepsDates = (phase: PhaseDates, { now, end, opensNow }: Turn): phase is DatedPhase =>
  isDated(phase) && (hasOpened(phase, now) || (!opensNow && epochMs(phase.open) >= epochMs(end)))

const newDates = ({ now, end, opensNow }: Turn): { open: string; lock: string } => {
  const waits = epochMs(end) <= epochMs(now) ? afterWait(now) : end
  const open = opensNow ? now : waits
  return { open, lock: afterWait(open) }
}

const afterWait = (instant: string): string => new Date(epochMs(instant) + eveningWaitMs).toISOString()
