import { accept, type Result, refuse } from '../shared/result.ts'
import type { MatchStatus } from '../shared/vocabulary.ts'

/** The highest score of a side on a map. */
export const mapScoreLimit = 999

/** A map of a match; scores are null until it is played. */
export type MatchMap = {
  mapNumber: number
  mapId: number
  homeScore: number | null
  awayScore: number | null
}
/** Fields as a form has them: any of them can still be missing. */
export type Unfilled<T> = { [Field in keyof T]: T[Field] | null }
/** A map as the match dialog has it. */
export type MapSlot = Unfilled<Pick<MatchMap, 'mapNumber' | 'mapId'>> &
  Partial<Pick<MatchMap, 'homeScore' | 'awayScore'>>

/** The highest number of maps that a series can have. */
export const mostMaps = 20

/** A match of a phase; `date` is an ISO instant, `bestOf` the number of maps the series is planned for, null if unknown. */
export type Match = {
  homeTeamId: number
  awayTeamId: number
  date: string
  phaseIndex: number
  status: MatchStatus
  bestOf: number | null
  maps: readonly (MapSlot & Pick<MatchMap, 'mapNumber' | 'mapId'>)[]
}
/** A match as its dialog has it: any field can still be missing. */
export type MatchFields = Unfilled<Omit<Match, 'maps' | 'status' | 'bestOf'>> &
  Partial<Pick<Match, 'status' | 'bestOf'>> & { maps: readonly MapSlot[] }

const filledMaps = (maps: readonly MapSlot[]): Match['maps'] =>
  maps.flatMap(({ mapNumber, mapId, ...scores }) =>
    mapNumber && mapId ? [{ mapNumber, mapId, ...scores }] : [],
  )

const isSequence = (numbers: readonly number[]): boolean =>
  numbers.every((_, place) => numbers.includes(place + 1))

/**
 * Checks a match: two different teams of its phase, maps numbered 1..n, no map twice (rulebook 11.5, 11.6). `teams` are the
 * ids of the phase's teams. A match without a status is scheduled (rulebook 18.7). Refuses MATCH_INCOMPLETE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE, MAP_TWICE, MAP_NUMBERS.
 */
export const checkMatch = (match: MatchFields, teams: readonly number[]): Result<Match> => {
  const { homeTeamId, awayTeamId, date, phaseIndex, status = 'scheduled', bestOf = null } = match
  const maps = filledMaps(match.maps)
  if (!homeTeamId || !awayTeamId || !date || !phaseIndex || maps.length < match.maps.length)
    return refuse('MATCH_INCOMPLETE')
  if (homeTeamId === awayTeamId) return refuse('MATCH_TEAMS_EQUAL')
  if (!teams.includes(homeTeamId) || !teams.includes(awayTeamId)) return refuse('TEAM_NOT_IN_PHASE')
  if (new Set(maps.map(map => map.mapId)).size < maps.length) return refuse('MAP_TWICE')
  return isSequence(maps.map(map => map.mapNumber))
    ? accept({ homeTeamId, awayTeamId, date, phaseIndex, status, bestOf, maps })
    : refuse('MAP_NUMBERS')
}

/** Returns the ids of the maps that a slot of a match can take: all except those chosen in other slots (rulebook 11.6). */
export const mapsForSlot = (
  maps: readonly number[],
  picked: readonly (number | null)[],
  slot: number,
): number[] => maps.filter(map => !picked.some((other, place) => place !== slot && other === map))

/** Numbers maps 1..n in their order and leaves out empty slots, which show as NOT PLAYED (rulebook 11.6). */
export const numberedMaps = <Slot extends { mapId: number | null }>(
  slots: readonly Slot[],
): (Slot & { mapId: number; mapNumber: number })[] =>
  slots
    .flatMap(slot => (slot.mapId ? [{ ...slot, mapId: slot.mapId }] : []))
    .map((slot, place) => ({ ...slot, mapNumber: place + 1 }))
