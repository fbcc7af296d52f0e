import { type KillFeedColumns, killFeedColumns } from '../keyplay/columns.ts'
import type { Kill, TeamOfPlayer } from '../keyplay/detector-input.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { noteTeams } from '../keyplay/round.ts'
import { type Column, cellOf, findColumns, type Row, requireColumn } from '../shared/csv/columns.ts'
import { anyText, type CellKind, flag, roundNumber, valueIn, whole } from './cell-value.ts'
import { killLog } from './kill-log.ts'
import { type FileContext, hasColumnsOf, type LayoutReader, uncountedKeyplays } from './layout-reader.ts'
import { mapReader } from './map-reader.ts'
import { numbering } from './numbering.ts'
import { tally } from './tally.ts'

/** The cells of an attacker who is no player: the world, the bomb. */
const nobody: readonly string[] = ['', '0']

/** Tells whether a kill counts: not one of the world, of oneself or of one's own team (rulebook 7.5). */
const isCounting = (row: Row, attacker: Column, victim: Column, columns: KillFeedColumns): boolean => {
  const killer = cellOf(row, attacker)
  if (nobody.includes(killer) || killer === cellOf(row, victim)) return false
  const team = cellOf(row, columns.attackerTeam)
  return team === '' || team !== cellOf(row, columns.victimTeam)
}

/** Makes the reader of a kill feed: one row a kill, in any order (rulebook 8.5, 8.10). */
export const killFeed = (header: readonly string[], context: FileContext): LayoutReader => {
  const { faults, roster } = context
  const columns = findColumns(header, killFeedColumns)
  const attackerColumn = requireColumn(columns.attacker, killFeedColumns.attacker[0], faults)
  const victimColumn = requireColumn(columns.victim, killFeedColumns.victim[0], faults)
  const roundColumn = requireColumn(columns.round, killFeedColumns.round[0], faults)
  const phaseIn = context.phaseReader(columns.phase)
  const maps = mapReader(columns, faults)
  const teams = numbering()
  const teamInFile: TeamOfPlayer = new Map()
  const log = killLog()
  const sums = tally()
  const counted = keyplayTable.filter(keyplay => hasColumnsOf(keyplay, columns))
  const keyplaysOfKill = counted.filter(keyplay => keyplay.per === 'kill')
  const keyplaysOfRound = counted.filter(keyplay => keyplay.per === 'round')
  let rowsRead = 0

  const add = (phaseIndex: number, player: number, keyplayId: number): void => {
    if (roster.isKnown(player)) sums.add(phaseIndex, player, keyplayId, 1)
  }

  const killIn = (row: Row): Kill => {
    const value = <T>(column: Column | undefined, kind: CellKind<T>, absent: T): T =>
      valueIn(row, column, kind, absent, faults)
    return {
      headshot: value(columns.headshot, flag, false),
      penetrated: value(columns.penetrated, whole, 0),
      thrusmoke: value(columns.thrusmoke, flag, false),
      noscope: value(columns.noscope, flag, false),
      attackerblind: value(columns.attackerblind, flag, false),
      weapon: value(columns.weapon, anyText, '').toLowerCase(),
    }
  }

  const teamIn = (row: Row, column: Column | undefined): number => {
    const team = cellOf(row, column)
    return team === '' ? 0 : teams.numberOf(team)
  }

  const flasherIn = (row: Row): number => {
    const flashed = valueIn(row, columns.assistedflash, flag, false, faults)
    const { assister } = columns
    return flashed && assister && !nobody.includes(cellOf(row, assister)) ? roster.read(row, assister) : 0
  }

  return {
    uncounted: uncountedKeyplays('kill', columns),
    row(row) {
      const phaseIndex = phaseIn(row)
      if (phaseIndex === undefined || !isCounting(row, attackerColumn, victimColumn, columns)) return
      const attacker = roster.read(row, attackerColumn)
      const shown = killIn(row)
      for (const { id, detect } of keyplaysOfKill) if (detect(shown)) add(phaseIndex, attacker, id)
      const kill = {
        tick: valueIn(row, columns.tick, whole, rowsRead++, faults),
        attacker,
        victim: roster.read(row, victimColumn),
        attackerTeam: teamIn(row, columns.attackerTeam),
        victimTeam: teamIn(row, columns.victimTeam),
        flasher: flasherIn(row),
      }
      noteTeams(teamInFile, [kill])
      log.add(maps.read(row, phaseIndex), valueIn(row, roundColumn, roundNumber, 0, faults), kill)
    },
    counts() {
      for (const { map, kills } of log.rounds())
        for (const { id, detect } of keyplaysOfRound)
          for (const player of detect({ kills, teamInFile })) add(maps.phaseIndexOf(map), player, id)
      return sums.counts(roster.steamId)
    },
  }
}
