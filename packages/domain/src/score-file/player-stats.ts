import { type PlayerStatsColumn, playerStatsColumns } from '../keyplay/columns.ts'
import type { MapStats } from '../keyplay/detector-input.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { type Column, findColumns, type Row, requireColumn } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CellKind, decimal, kindOfPerson, times, valueIn, whole } from './cell-value.ts'
import { type FileContext, type LayoutReader, uncountedKeyplays } from './layout-reader.ts'
import { mapColumnsOf, mapReader } from './map-reader.ts'
import { numberingLimit } from './numbering.ts'
import { tally } from './tally.ts'

/** The columns of clutches won against one to five opponents. */
const wonAgainst = [
  'wonAgainstOne',
  'wonAgainstTwo',
  'wonAgainstThree',
  'wonAgainstFour',
  'wonAgainstFive',
] as const satisfies readonly PlayerStatsColumn[]

/** Creates the reader of player stats: one row per player and map, in any order (rulebook 8.6, 8.10). */
export const playerStats = (header: readonly string[], context: FileContext): LayoutReader => {
  const { faults, roster } = context
  const columns = findColumns(header, playerStatsColumns)
  const playerColumn = requireColumn(columns.player, 'steamid', faults)
  requireColumn(mapColumnsOf(columns)[0], 'match_id or map_name', faults)
  const hasDamage = columns.damage && columns.rounds
  const wins = wonAgainst.map(key => columns[key])
  const hasSomeWins = wins.some(column => column !== undefined)
  // A table with the wins of some numbers of opponents only, as MatchZy's, would count some clutches and lose others.
  const hasAllWins = wins.every(column => column !== undefined)
  if (!hasSomeWins) requireColumn(hasDamage ?? columns.adr, 'damage and rounds, or adr', faults)
  const phaseIn = context.phaseReader(columns.phase)
  const maps = mapReader(columns, context.fileName, faults)
  const sums = tally()
  const lacking = uncountedKeyplays('match', {
    ...columns,
    clutches: columns.clutches ?? (hasAllWins ? wins[0] : undefined),
    adr: hasDamage ?? columns.adr,
  })
  const keyplaysOfMap = keyplayTable
    .filter(keyplay => keyplay.per === 'map')
    .filter(({ id }) => !lacking.includes(id))
  const rowsRead = new Set<number>()
  const roundsOfMaps = new Map<number, number>()

  const statsIn = (row: Row): MapStats => {
    const value = <T>(column: Column | undefined, kind: CellKind<T>, absent: T): T =>
      valueIn(row, column, kind, absent, faults)
    return {
      rounds: value(columns.rounds, whole, 0),
      damage: value(columns.damage, whole, 0),
      adr: hasDamage ? undefined : value(columns.adr, decimal, 0),
      utilityDamage: value(columns.utilityDamage, times, 0),
      clutches: columns.clutches
        ? value(columns.clutches, times, 0)
        : (hasAllWins ? wins : []).reduce((sum, column) => sum + value(column, times, 0), 0),
      mvps: value(columns.mvps, times, 0),
      plants: value(columns.plants, times, 0),
      defuses: value(columns.defuses, times, 0),
    }
  }

  const refuseSecondRow = (row: Row, map: number, player: number): void => {
    const place = map * (numberingLimit + 1) + player
    if (map && player && rowsRead.has(place))
      faults.add(
        row.line,
        playerColumn.name,
        csvFaultReason('STATS_TWICE', { steamId: roster.steamId(player) }),
      )
    rowsRead.add(place)
  }

  return {
    uncounted: () => lacking,
    notes: () => [],
    row(row) {
      const phaseIndex = phaseIn(row)
      if (kindOfPerson(row, playerColumn, columns.name) === 'bot') return
      const player = roster.read(row, playerColumn, columns.name)
      const stats = statsIn(row)
      if (phaseIndex === undefined) return
      const map = maps.read(row, phaseIndex)
      refuseSecondRow(row, map, player)
      if (columns.rounds) roundsOfMaps.set(map, Math.max(stats.rounds, roundsOfMaps.get(map) ?? 0))
      sums.see(map, player)
      for (const { id, detect } of keyplaysOfMap) sums.add(map, player, id, detect(stats))
    },
    maps: () => sums.maps(maps, roster, map => roundsOfMaps.get(map) ?? null),
  }
}
