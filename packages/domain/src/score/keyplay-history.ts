import { uploadOf } from '../keyplay/keyplay-table.ts'
import { hasLocked, hasOpened, isDated, type PhaseDates } from '../phase/phase-dates.ts'
import { groupBy } from '../shared/group-by.ts'
import { epochMs } from '../shared/time.ts'
import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'

/** The score file of a type that counts for a phase, with the keyplays that it could not count (rulebook 7.15). */
export type CountingFile = { type: ScoreFileType; uncounted: readonly number[] }
/** An event with the score files that count for its phases. */
export type CountedEvent = {
  eventId: number
  completed: boolean
  phases: readonly (PhaseDates & { files: readonly CountingFile[] })[]
}
/** A phase whose counts are part of the history. */
export type HistoryPhase = { eventId: number; index: number; lock: string; files: readonly CountingFile[] }

/** A phase in which a player was listed and counted; `phase` is its position in the list of phases, from 0. */
export type Appearance = { playerId: number; phase: number; series: number; maps: number }
/** How often a keyplay was counted, and in how many series it could be counted. */
export type KeyplayRecord = { keyplayId: number; count: number; series: number }
/** What a player did so far; `maps` is null if the maps of a series are not known. */
export type PlayerHistory = {
  playerId: number
  series: number
  maps: number | null
  keyplays: KeyplayRecord[]
}
/** What players did in past phases, and what all of them did together (rulebook 7.17). */
export type KeyplayHistory = { players: PlayerHistory[]; all: KeyplayRecord[] }

/** Whether no later score file is expected: the event is completed, or a later phase has opened. */
const isOver = ({ completed, phases }: CountedEvent, index: number, now: string): boolean =>
  completed || phases.some(later => later.index > index && isDated(later) && hasOpened(later, now))

/**
 * Lists the phases that show what players usually do, in the order in which they locked: those with a score file, for which no later file
 * is expected. Their decks can no longer be changed (rulebook 7.17).
 */
export const historyPhases = (events: readonly CountedEvent[], now: string): HistoryPhase[] =>
  events
    .flatMap(event =>
      event.phases
        .filter(phase => phase.files.length > 0 && isOver(event, phase.index, now))
        .flatMap(phase =>
          isDated(phase) && hasLocked(phase, now)
            ? [{ eventId: event.eventId, index: phase.index, lock: phase.lock, files: phase.files }]
            : [],
        ),
    )
    .toSorted((a, b) => epochMs(a.lock) - epochMs(b.lock))

type CatalogueKeyplay = { id: number; type: KeyplayType }

const isCounted = ({ id, type }: CatalogueKeyplay, files: readonly CountingFile[]): boolean =>
  files.some(file => file.type === uploadOf(id, type) && !file.uncounted.includes(id))

/** A phase without a match known to be played counts as one series. */
export const seriesOf = ({ series }: Appearance): number => Math.max(1, series)
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * Collects what each player did in the phases, by keyplay, and what all players did together. A phase without a match known
 * to be played counts as one series; a phase that could not count a keyplay is left out for it (rulebook 7.17).
 *
 * @example
 * const kills = { eventId: 1, index: 1, lock: '2026-02-02T12:00:00Z', files: [{ type: 'kill', uncounted: [] }] } as const
 * const played = { playerId: 7, phase: 0, series: 2, maps: 5 }
 * const headshots = { playerId: 7, keyplayId: 1, count: 30 }
 * keyplayHistory([kills], [played], [headshots], [{ id: 1, type: 'kill' }]).all // [{ keyplayId: 1, count: 30, series: 2 }]
 */
export const keyplayHistory = (
  phases: readonly HistoryPhase[],
  appearances: readonly Appearance[],
  counts: readonly { playerId: number; keyplayId: number; count: number }[],
  keyplays: readonly CatalogueKeyplay[],
): KeyplayHistory => {
  const countedIn = phases.map(
    ({ files }) => new Set(keyplays.filter(each => isCounted(each, files)).map(({ id }) => id)),
  )
  const countsOf = groupBy(counts, ({ playerId }) => playerId)
  const players = [...groupBy(appearances, ({ playerId }) => playerId)].map(([playerId, own]) => {
    const countOf = groupBy(countsOf.get(playerId) ?? [], ({ keyplayId }) => keyplayId)
    return {
      playerId,
      series: sumOf(own.map(seriesOf)),
      maps: own.every(({ maps }) => maps > 0) ? sumOf(own.map(({ maps }) => maps)) : null,
      keyplays: keyplays.flatMap(({ id }) => {
        const series = sumOf(own.filter(({ phase }) => countedIn[phase]?.has(id)).map(seriesOf))
        return series > 0
          ? [{ keyplayId: id, count: sumOf((countOf.get(id) ?? []).map(({ count }) => count)), series }]
          : []
      }),
    }
  })
  return { players, all: sumOfAll(players) }
}

const sumOfAll = (players: readonly PlayerHistory[]): KeyplayRecord[] =>
  [
    ...groupBy(
      players.flatMap(({ keyplays }) => keyplays),
      ({ keyplayId }) => keyplayId,
    ),
  ].map(([keyplayId, records]) => ({
    keyplayId,
    count: sumOf(records.map(({ count }) => count)),
    series: sumOf(records.map(({ series }) => series)),
  }))

/**
 * Returns how many points a keyplay would have earned per series on average at a price, before perks and multipliers,
 * rounded half up to hundredths (rulebook 7.17).
 *
 * @example
 * pointsPerSeries({ keyplayId: 6, count: 7, series: 2 }, 14) // 49
 */
export const pointsPerSeries = ({ count, series }: KeyplayRecord, price: number): number =>
  Math.round((count * Math.round(price * 100)) / series) / 100
