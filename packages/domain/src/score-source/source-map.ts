import { datedPhases, hasLocked, type PhaseDates } from '../phase/phase-dates.ts'
import type { LoggedMap } from '../server-log/line/server-log.ts'
import { epochMs } from '../shared/time.ts'

/**
 * Returns the index of the phase for which a map counts: the last one that had locked when the map's first round arrived;
 * null before the first lock (rulebook 15.9).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * phaseOfMap([june], '2026-06-02T18:00:00Z') // 1
 */
export const phaseOfMap = (phases: readonly PhaseDates[], arrivedAt: string | null): number | null => {
  if (arrivedAt === null) return null
  const locked = datedPhases(phases).filter(phase => hasLocked(phase, arrivedAt))
  const last = locked.reduce((latest, { lock }) => Math.max(latest, epochMs(lock)), Number.NEGATIVE_INFINITY)
  return locked.find(({ lock }) => epochMs(lock) === last)?.index ?? null
}

/** How long a source can send nothing while one of its maps runs before an admin is warned, in milliseconds (rulebook 15.14). */
export const silenceMs = 120_000

/** Whether a source with a running map has sent nothing for too long (rulebook 15.14). */
export const isSilent = (heard: string | null, now: string): boolean =>
  heard !== null && epochMs(now) - epochMs(heard) >= silenceMs

/** The fields of a map that show whether a dropped file contains the same map. */
export type PlacedMap = Pick<LoggedMap, 'map' | 'startedAt'> & {
  rounds: readonly Pick<LoggedMap['rounds'][number], 'startedAt'>[]
}

const lastOf = ({ rounds, startedAt }: PlacedMap): string => rounds.at(-1)?.startedAt ?? startedAt

/**
 * Whether two readings are of the same map: the same name, and rounds that overlap in the log's time. Of two that the server
 * sent, most of the rounds must also begin at the same moments, as two of its processes may play the same map.
 */
const isSameMap = (a: ReadMap, b: ReadMap): boolean => {
  const [one, other] = [a.facts, b.facts]
  const overlap =
    one.map === other.map &&
    one.startedAt !== '' &&
    other.startedAt !== '' &&
    one.startedAt <= lastOf(other) &&
    other.startedAt <= lastOf(one)
  return overlap && (a.dropped || b.dropped || haveSameRounds(one, other))
}

const haveSameRounds = (a: PlacedMap, b: PlacedMap): boolean => {
  const [few, many] = a.rounds.length < b.rounds.length ? [a, b] : [b, a]
  const starts = new Set(many.rounds.map(({ startedAt }) => startedAt))
  return few.rounds.filter(({ startedAt }) => starts.has(startedAt)).length * 2 > few.rounds.length
}

/** A map of a source, read from what its server sent or from a log file that an admin dropped. */
export type ReadMap = {
  dropped: boolean
  /** The index of the phase for which it counts, null for none, and whether an admin has set it. */
  phaseIndex: number | null
  moved: boolean
  facts: PlacedMap
}

/**
 * Returns the maps of a source without duplicates: of a map that the server sent twice, as under a new name of its process, or
 * that a dropped file has too, only the one with more rounds stays, at equal numbers the dropped one (of two dropped ones the later, of two sent ones the first).
 * `maps` are in the order of their logs. The one that stays takes over the phase of the first that the server sent (rulebook 15.15).
 */
export const standingMaps = <Map extends ReadMap>(maps: readonly Map[]): Map[] =>
  maps
    .filter(map => !maps.some(other => other !== map && isReplacedBy(map, other, maps)))
    .map(map => {
      const first = firstReading(map, maps)
      return map.moved || first === map ? map : { ...map, phaseIndex: first.phaseIndex }
    })

/** Returns the first reading of a map that its server sent, else the map itself: its start identifies the map (rulebook 16.2). */
export const firstReading = <Map extends ReadMap>(map: Map, maps: readonly Map[]): Map =>
  maps.find(other => !other.dropped && (other === map || isSameMap(other, map))) ?? map

/**
 * Returns the place at which a map began among the maps of its source: that of its first reading in the order of the server's logs,
 * whose clock can go back; -1 if only a dropped file has it (rulebook 15.17).
 */
export const beginningOf = (map: ReadMap, maps: readonly ReadMap[]): number => {
  const first = firstReading(map, maps)
  return first.dropped ? -1 : maps.indexOf(first)
}

const isReplacedBy = (map: ReadMap, other: ReadMap, maps: readonly ReadMap[]): boolean => {
  if (!isSameMap(map, other)) return false
  const more = other.facts.rounds.length - map.facts.rounds.length
  if (more !== 0) return more > 0
  if (other.dropped !== map.dropped) return other.dropped
  return map.dropped === maps.indexOf(other) > maps.indexOf(map)
}
