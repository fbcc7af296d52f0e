import { type KillFeedColumns, killFeedColumns, killMarks, marksOf } from '../keyplay/columns.ts'
import type { Kill, RoundKill, TeamOfPlayer } from '../keyplay/detector-input.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { noteTeams } from '../keyplay/round.ts'
import { isWeapon, weaponWord } from '../keyplay/weapon.ts'
import { type Column, cellOf, findColumns, type Row, requireColumn } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { anyText, type CellKind, flag, roundNumber, valueIn, whole } from './cell-value.ts'
import { killLog } from './kill-log.ts'
import { type FileContext, hasColumnsOf, type LayoutReader, uncountedKeyplays } from './layout-reader.ts'
import { mapColumnsOf, mapReader } from './map-reader.ts'
import { numbering } from './numbering.ts'
import { tally } from './tally.ts'

/** The cells of an attacker that is not a player: the world, the bomb. */
const notPlayers: readonly string[] = ['', '0']

const killFacts: readonly (keyof Kill)[] = [...killMarks, 'penetrated', 'weapon']

/** Returns a team by its name, else by its side; '' if the row has neither. */
const teamOf = (row: Row, name: Column | undefined, side: Column | undefined): string =>
  cellOf(row, name) || cellOf(row, side)

/** Whether a kill counts: not by the world, not of oneself or a team mate, and not in the warm-up (rulebook 7.5). */
const isCounting = (row: Row, attacker: Column, victim: Column, columns: KillFeedColumns): boolean => {
  const killer = cellOf(row, attacker)
  if (notPlayers.includes(killer) || killer === cellOf(row, victim)) return false
  if (flag.read(cellOf(row, columns.warmUp)) === true) return false
  const team = teamOf(row, columns.attackerTeam, columns.attackerSide)
  return team === '' || team !== teamOf(row, columns.victimTeam, columns.victimSide)
}

/** Creates the reader of a kill feed: one row per kill, in any order (rulebook 8.5, 8.10). */
export const killFeed = (header: readonly string[], context: FileContext): LayoutReader => {
  const { faults, roster } = context
  const columns = findColumns(header, killFeedColumns)
  const attackerColumn = requireColumn(columns.attacker, killFeedColumns.attacker[0], faults)
  const victimColumn = requireColumn(columns.victim, killFeedColumns.victim[0], faults)
  const roundColumn = requireColumn(columns.round, killFeedColumns.round[0], faults)
  const phaseIn = context.phaseReader(columns.phase)
  const maps = mapReader(columns, context.fileName, faults)
  const teams = numbering()
  const teamsOnMaps = new Map<number, TeamOfPlayer>()
  const log = killLog()
  const sums = tally()
  const lacking = uncountedKeyplays('kill', columns)
  const counted = keyplayTable.filter(keyplay => hasColumnsOf(keyplay, columns))
  const keyplaysOfKill = counted.filter(keyplay => keyplay.per === 'kill')
  const keyplaysOfRound = counted.filter(keyplay => keyplay.per === 'round')
  /** The part of a kill that the detectors of rounds need; only this is kept until the end of the file. */
  const factsOfRounds = killFacts.filter(fact => keyplaysOfRound.some(each => each.columns.includes(fact)))
  let rowsRead = 0
  let knowsWeapons = false

  const teamsOn = (map: number): TeamOfPlayer => {
    const teams: TeamOfPlayer = teamsOnMaps.get(map) ?? new Map()
    teamsOnMaps.set(map, teams)
    return teams
  }

  const killIn = (row: Row): Kill => {
    const value = <T>(column: Column | undefined, kind: CellKind<T>, absent: T): T =>
      valueIn(row, column, kind, absent, faults)
    return {
      ...marksOf(mark => value(columns[mark], flag, false)),
      penetrated: value(columns.penetrated, whole, 0),
      weapon: weaponWord(value(columns.weapon, anyText, '')),
    }
  }

  const numberOfTeam = (team: string): number => (team === '' ? 0 : teams.numberOf(team))

  const hasMaps = mapColumnsOf(columns).length > 0

  /**
   * Reports the first round in which a player dies twice: then it mixes rounds of several maps that no column distinguishes
   * (rulebook 8.25).
   */
  const checkDeaths = (round: number, kills: readonly RoundKill[]): void => {
    const dead = new Set<number>()
    for (const { victim } of kills) {
      if (dead.has(victim) && faults.count() === 0) {
        const facts = { steamId: roster.steamId(victim), round }
        faults.add(1, 'match_id or map_name', csvFaultReason('DIES_TWICE', facts))
      }
      dead.add(victim)
    }
  }

  const flasherIn = (row: Row): number => {
    const flashed = valueIn(row, columns.assistedflash, flag, false, faults)
    const { assister } = columns
    return flashed && assister && !notPlayers.includes(cellOf(row, assister)) ? roster.read(row, assister) : 0
  }

  return {
    uncounted: () =>
      rowsRead === 0 || knowsWeapons ? lacking : uncountedKeyplays('kill', { ...columns, weapon: undefined }),
    row(row) {
      const phaseIndex = phaseIn(row)
      if (phaseIndex === undefined) return
      const map = maps.read(row, phaseIndex)
      if (!isCounting(row, attackerColumn, victimColumn, columns)) return
      const attacker = roster.read(row, attackerColumn)
      const shown = killIn(row)
      knowsWeapons ||= isWeapon(shown.weapon)
      rowsRead += 1
      for (const { id, detect } of keyplaysOfKill) if (detect(shown)) sums.add(map, attacker, id, 1)
      const kill = {
        ...Object.fromEntries(factsOfRounds.map(fact => [fact, shown[fact]])),
        tick: valueIn(row, columns.tick, whole, rowsRead, faults),
        attacker,
        victim: roster.read(row, victimColumn),
        attackerTeam: numberOfTeam(teamOf(row, columns.attackerTeam, columns.attackerSide)),
        victimTeam: numberOfTeam(teamOf(row, columns.victimTeam, columns.victimSide)),
        flasher: flasherIn(row),
      }
      sums.see(map, kill.attacker)
      sums.see(map, kill.victim)
      noteTeams(teamsOn(map), [kill])
      log.add(map, valueIn(row, roundColumn, roundNumber, 0, faults), kill)
    },
    maps() {
      const rounds = new Map<number, number>()
      for (const { map, round, kills } of log.rounds()) {
        if (!hasMaps) checkDeaths(round, kills)
        rounds.set(map, (rounds.get(map) ?? 0) + 1)
        for (const { id, detect } of keyplaysOfRound)
          for (const player of detect({ kills, teamInFile: teamsOn(map) })) sums.add(map, player, id, 1)
      }
      return sums.maps(maps, roster, map => rounds.get(map) ?? 0)
    },
  }
}
