import { killFeedColumns, playerStatsColumns } from '../keyplay/columns.ts'
import { type ColumnNames, findColumns } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { frozen } from '../shared/value/frozen.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'

/** The layouts of score files (rulebook 8.3). */
export const scoreFileLayouts = frozen(['counts', 'kill feed', 'player stats'] as const)
/** A layout of score files (rulebook 8.3). */
export type ScoreFileLayout = (typeof scoreFileLayouts)[number]

/** The columns that only one layout has. */
const distinctiveColumns = {
  counts: ['keyplayId', 'count'],
  'kill feed': [...killFeedColumns.attacker, ...killFeedColumns.victim],
  'player stats': ['steamid', 'steamid64'],
} as const satisfies ColumnNames<ScoreFileLayout>

const uploads = {
  counts: ['kill', 'match'],
  'kill feed': ['kill'],
  'player stats': ['match'],
} as const satisfies Record<ScoreFileLayout, readonly ScoreFileType[]>

/** Whether a header has more columns than SteamIDs, names and phases, which a list of players has too. */
const hasStats = (header: readonly string[]): boolean => {
  const { player, name, phase, ...stats } = findColumns(header, playerStatsColumns)
  return Object.keys(stats).length > 0
}

const detectLayout = (header: readonly string[]): ScoreFileLayout | undefined => {
  const found = findColumns(header, distinctiveColumns)
  return scoreFileLayouts.find(
    layout => found[layout] !== undefined && (layout !== 'player stats' || hasStats(header)),
  )
}

/** Returns the layout of a header; no layout, or one of the other upload, is a fault (rulebook 8.3). */
export const layoutOf = (
  header: readonly string[],
  type: ScoreFileType,
  faults: FaultList,
): ScoreFileLayout | undefined => {
  const layout = detectLayout(header)
  if (layout === undefined) {
    faults.add(1, '', csvFaultReason('NO_LAYOUT'))
    return undefined
  }
  if (uploads[layout].some(upload => upload === type)) return layout
  faults.add(1, '', csvFaultReason('OTHER_UPLOAD', { layout, upload: uploads[layout][0] }))
  return undefined
}

/**
 * Returns the uploads that a file with this header can be for; empty if it fits no layout (rulebook 8.3, 11.36).
 *
 * @example
 * uploadsOf(['steamid', 'adr', 'map_name']) // ['match']
 */
export const uploadsOf = (header: readonly string[]): readonly ScoreFileType[] => {
  const layout = detectLayout(header)
  return layout === undefined ? [] : uploads[layout]
}
