import { type Column, findColumns, type Row } from './column.ts'
import type { FileFacts, FileReader } from './file-reader.ts'
import { mapReader } from './map-key.ts'
import { needColumn } from './needed-column.ts'
import { numberingLimit } from './numbering.ts'
import { playerStatsNames, uncountedByStats } from './player-stats-columns.ts'
import { type Stats, statsKeyplays } from './stats.ts'
import { tally } from './tally.ts'
import { decimal, type Kind, times, valueIn, whole } from './value.ts'

/** Reads player stats: one row a player a map, in any order (keyplays.md, Player stats). */
export const playerStats = (header: readonly string[], facts: FileFacts): FileReader => {
  const { faults, roster } = facts
  const columns = findColumns(header, playerStatsNames)
  const playerColumn = needColumn(columns.player, 'steamid', faults)
  needColumn(columns.match ?? columns.map, 'match_id or map_name', faults)
  const told = columns.damage && columns.rounds
  needColumn(told ?? columns.adr, 'damage and rounds, or adr', faults)
  const phaseIn = facts.phaseIn(columns.phase)
  const maps = mapReader(columns, faults)
  const sums = tally()
  const seen = new Set<number>()

  const statsIn = (row: Row): Stats => {
    const is = <T>(column: Column | undefined, kind: Kind<T>, absent: T): T =>
      valueIn(row, column, kind, absent, faults)
    return {
      rounds: is(columns.rounds, whole, 0),
      damage: is(columns.damage, whole, 0),
      adr: told ? undefined : is(columns.adr, decimal, 0),
      utilityDamage: is(columns.utilityDamage, times, 0),
      clutches: is(columns.clutches, times, 0),
      mvps: is(columns.mvps, times, 0),
      plants: is(columns.plants, times, 0),
      defuses: is(columns.defuses, times, 0),
    }
  }

  const refuseTwice = (row: Row, map: number, player: number): void => {
    const place = map * (numberingLimit + 1) + player
    if (map && player && seen.has(place))
      faults.add(row.line, playerColumn.name, `${roster.steamId(player)} already has a row for this map.`)
    seen.add(place)
  }

  return {
    uncounted: uncountedByStats(columns),
    row(row) {
      const phase = phaseIn(row)
      const player = roster.read(row, playerColumn)
      const stats = statsIn(row)
      if (phase === undefined) return
      refuseTwice(row, maps.read(row, phase), player)
      if (!roster.counts(player)) return
      for (const { keyplayId, count } of statsKeyplays(stats)) sums.add(phase, player, keyplayId, count)
    },
    counts: () => sums.counts(roster.steamId),
  }
}
