import { type MatchMap, numberedMaps } from '@game/domain'
import { numberOf } from '../../../form/numbers-and-dates.ts'

/** A map's line in the match dialog as it is typed. */
export type MapSlot = { key: number; mapId: number | null; homeScore: string; awayScore: string }

const text = (score: number | null) => (score === null ? '' : String(score))

/** Lists a line for each map of a match, or one empty line where it has none. */
export function slotsOf(maps: readonly MatchMap[]): MapSlot[] {
  if (maps.length === 0) return [emptySlot(1)]
  return maps.map(({ mapNumber, mapId, homeScore, awayScore }) => ({
    key: mapNumber,
    mapId,
    homeScore: text(homeScore),
    awayScore: text(awayScore),
  }))
}

export const emptySlot = (key: number): MapSlot => ({ key, mapId: null, homeScore: '', awayScore: '' })

/** Lists the maps that were played, numbered 1..n; leaves out empty lines, NOT PLAYED (rulebook 11.6). */
export function mapsOf(slots: readonly MapSlot[]): MatchMap[] {
  return numberedMaps(slots).map(({ mapId, mapNumber, homeScore, awayScore }) => ({
    mapNumber,
    mapId,
    homeScore: numberOf(homeScore),
    awayScore: numberOf(awayScore),
  }))
}
