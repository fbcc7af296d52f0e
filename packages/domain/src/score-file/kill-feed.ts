import { type Column, cellOf, findColumns, type Row } from './column.ts'
import type { FileFacts, FileReader } from './file-reader.ts'
import { noteTeams, type Teams } from './flash-assist.ts'
import { type Kill, killKeyplays } from './kill.ts'
import { type KillFeedColumns, killFeedNames, uncountedByFeed } from './kill-feed-columns.ts'
import { killLog } from './kill-log.ts'
import { mapReader } from './map-key.ts'
import { needColumn } from './needed-column.ts'
import { numbering } from './numbering.ts'
import { roundKeyplays } from './round-keyplays.ts'
import { tally } from './tally.ts'
import { anyText, flag, type Kind, roundNumber, valueIn, whole } from './value.ts'

/** The world and the bomb have no SteamID, or 0. */
const nobody: readonly string[] = ['', '0']

/** A kill of the world, of oneself or of one's own team is none that counts. */
const isCounting = (row: Row, attacker: Column, victim: Column, columns: KillFeedColumns): boolean => {
  const killer = cellOf(row, attacker)
  if (nobody.includes(killer) || killer === cellOf(row, victim)) return false
  const team = cellOf(row, columns.attackerTeam)
  return team === '' || team !== cellOf(row, columns.victimTeam)
}

/** Reads a kill feed: one row a kill, in any order (keyplays.md, Kill feed). */
export const killFeed = (header: readonly string[], facts: FileFacts): FileReader => {
  const { faults, roster } = facts
  const columns = findColumns(header, killFeedNames)
  const attackerColumn = needColumn(columns.attacker, killFeedNames.attacker[0], faults)
  const victimColumn = needColumn(columns.victim, killFeedNames.victim[0], faults)
  const roundColumn = needColumn(columns.round, killFeedNames.round[0], faults)
  const phaseIn = facts.phaseIn(columns.phase)
  const maps = mapReader(columns, faults)
  const teams = numbering()
  const inFile: Teams = new Map()
  const log = killLog()
  const sums = tally()
  let read = 0

  const add = (phase: number, player: number, keyplayId: number): void => {
    if (roster.counts(player)) sums.add(phase, player, keyplayId, 1)
  }

  const killIn = (row: Row): Kill => {
    const is = <T>(column: Column | undefined, kind: Kind<T>, absent: T): T =>
      valueIn(row, column, kind, absent, faults)
    return {
      headshot: is(columns.headshot, flag, false),
      penetrated: is(columns.penetrated, whole, 0),
      thrusmoke: is(columns.thrusmoke, flag, false),
      noscope: is(columns.noscope, flag, false),
      attackerblind: is(columns.attackerblind, flag, false),
      weapon: is(columns.weapon, anyText, '').toLowerCase(),
    }
  }

  const teamIn = (row: Row, column: Column | undefined): number => {
    const team = cellOf(row, column)
    return team === '' ? 0 : teams.of(team)
  }

  const flasherIn = (row: Row): number => {
    const flashed = valueIn(row, columns.assistedflash, flag, false, faults)
    const { assister } = columns
    return flashed && assister && !nobody.includes(cellOf(row, assister)) ? roster.read(row, assister) : 0
  }

  return {
    uncounted: uncountedByFeed(columns),
    row(row) {
      const phase = phaseIn(row)
      if (phase === undefined || !isCounting(row, attackerColumn, victimColumn, columns)) return
      const attacker = roster.read(row, attackerColumn)
      for (const keyplayId of killKeyplays(killIn(row))) add(phase, attacker, keyplayId)
      const kill = {
        tick: valueIn(row, columns.tick, whole, read++, faults),
        attacker,
        victim: roster.read(row, victimColumn),
        attackerTeam: teamIn(row, columns.attackerTeam),
        victimTeam: teamIn(row, columns.victimTeam),
        flasher: flasherIn(row),
      }
      noteTeams(inFile, [kill])
      log.add(maps.read(row, phase), valueIn(row, roundColumn, roundNumber, 0, faults), kill)
    },
    counts() {
      for (const { map, kills } of log.rounds())
        for (const { player, keyplayId } of roundKeyplays(kills, inFile, columns.tick !== undefined))
          add(maps.phase(map), player, keyplayId)
      return sums.counts(roster.steamId)
    },
  }
}
