import type { ScoreFileType } from '../shared/vocabulary.ts'
import { type ColumnNames, findColumns } from './column.ts'
import type { Faults } from './fault.ts'
import { playerStatsNames } from './player-stats-columns.ts'

/** The scoreFileLayouts of score files (rules.md 8). */
export const scoreFileLayouts = ['counts', 'kill feed', 'player stats'] as const
export type ScoreFileLayout = (typeof scoreFileLayouts)[number]

/** What only one layout has. */
const telling = {
  counts: ['keyplayId', 'count'],
  'kill feed': ['attacker_steamid', 'killerSteamId', 'attacker_steamid64', 'user_steamid', 'victim_steamid'],
  'player stats': ['steamid'],
} as const satisfies ColumnNames<ScoreFileLayout>

const uploads = {
  counts: ['kill', 'match'],
  'kill feed': ['kill'],
  'player stats': ['match'],
} as const satisfies Record<ScoreFileLayout, readonly ScoreFileType[]>

/** A list of people has their SteamIDs too; stats say something of a match besides. */
const hasStats = (header: readonly string[]): boolean => {
  const { player, phase, ...stats } = findColumns(header, playerStatsNames)
  return Object.keys(stats).length > 0
}

const toldBy = (header: readonly string[]): ScoreFileLayout | undefined => {
  const found = findColumns(header, telling)
  return scoreFileLayouts.find(
    layout => found[layout] !== undefined && (layout !== 'player stats' || hasStats(header)),
  )
}

const unknownLayout =
  'The header fits no layout: counts (phase, steamId, keyplayId, count), kill feed (attacker_steamid, ...) or player stats (steamid, ...).'

/** The layout that a header tells; none, or one that belongs to the other upload, is a fault. */
export const layoutOf = (
  header: readonly string[],
  type: ScoreFileType,
  faults: Faults,
): ScoreFileLayout | undefined => {
  const layout = toldBy(header)
  if (layout === undefined) {
    faults.add(1, '', unknownLayout)
    return undefined
  }
  if (uploads[layout].some(upload => upload === type)) return layout
  faults.add(1, '', `This is a ${layout} file: it belongs to the ${uploads[layout][0]} upload.`)
  return undefined
}
