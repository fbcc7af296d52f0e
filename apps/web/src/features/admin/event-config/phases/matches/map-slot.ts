import { type MatchMap, mapScoreLimit, numberedMaps } from '@game/domain'
import { numberOf } from '../../../form/numbers-and-dates.ts'

/** The typed values of a map's line in the match dialog. */
export type MapSlot = { key: number; mapId: number | null; homeScore: string; awayScore: string }

const text = (score: number | null) => (score === null ? '' : String(score))

/** Lists a line for each map of a match, or one empty line if it has none. */
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

/** Lists why a line cannot be saved, by field: a score without a map, or a value that is no score. */
export function slotFaults({ mapId, homeScore, awayScore }: MapSlot): Partial<Record<keyof MapSlot, true>> {
  return {
    ...(mapId === null && (homeScore + awayScore).trim() !== '' && { mapId: true }),
    ...(!isScore(homeScore) && { homeScore: true }),
    ...(!isScore(awayScore) && { awayScore: true }),
  }
}

/** Whether a text can be a score; it is empty as long as the score is not known. */
function isScore(typed: string): boolean {
  const score = numberOf(typed)
  if (score === null) return typed.trim() === ''
  return Number.isInteger(score) && score >= 0 && score <= mapScoreLimit
}

/** Lists the maps that were played, numbered 1..n; leaves out empty lines, which are NOT PLAYED (rulebook 11.6). */
export function mapsOf(slots: readonly MapSlot[]): MatchMap[] {
  return numberedMaps(slots).map(({ mapId, mapNumber, homeScore, awayScore }) => ({
    mapNumber,
    mapId,
    homeScore: numberOf(homeScore),
    awayScore: numberOf(awayScore),
  }))
}
