import { killFeedColumns, killMarks } from '../keyplay/columns.ts'
import type { Kill, TeamOfPlayer } from '../keyplay/detector-input.ts'
import { firstKillsOf } from '../keyplay/first-kills.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { noteTeams } from '../keyplay/round.ts'
import { isKnife, isWeapon } from '../keyplay/weapon.ts'
import { findColumns, type Row, requireColumn } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { firstRows } from '../shared/csv/table.ts'
import { decimal, roundNumber, valueIn, whole } from './cell-value.ts'
import { countsOfRound, momentsOfRound } from './count-round.ts'
import { impossibleKills } from './impossible-kills.ts'
import { killLog, type LoggedRoundRows, type LoggedRow } from './kill-log.ts'
import { killRow } from './kill-row.ts'
import { killTeams, type TeamPair, teamsOnMap } from './kill-teams.ts'
import { knifeRounds } from './knife-rounds.ts'
import { type FileContext, hasColumnsOf, type LayoutReader, uncountedKeyplays } from './layout-reader.ts'
import { mapReader } from './map-reader.ts'
import { numbering } from './numbering.ts'
import { type FileMoment, tally } from './tally.ts'

const killFacts: readonly (keyof Kill)[] = [...killMarks, 'penetrated', 'weapon']

/** The tick rate of a file that does not tell it. */
const usualTickRate = 64

/** With more kills than those of a large tournament no moments are kept, which would take too much memory (rulebook 22.4). */
const mostWithMoments = 20_000

/** How many lines a note names. */
const mostLines = 20

const noteOfLines = (code: 'NO_KILLER', lines: readonly number[]): string => {
  const more = lines.length > mostLines ? ', …' : ''
  return csvFaultReason(code, { kills: lines.length, lines: lines.slice(0, mostLines).join(', ') + more })
}

const areTeamMates = ({ attackerTeam, victimTeam }: TeamPair): boolean =>
  attackerTeam !== 0 && attackerTeam === victimTeam

/** Creates the reader of a kill feed: one row per kill, in any order (rulebook 8.5, 8.10). */
export const killFeed = (header: readonly string[], context: FileContext): LayoutReader => {
  const { faults, roster } = context
  const columns = findColumns(header, killFeedColumns)
  const attackerColumn = requireColumn(columns.attacker, killFeedColumns.attacker[0], faults)
  const victimColumn = requireColumn(columns.victim, killFeedColumns.victim[0], faults)
  const roundColumn = requireColumn(columns.round, killFeedColumns.round[0], faults)
  const phaseIn = context.phaseReader(columns.phase)
  const maps = mapReader(columns, context.fileName, faults)
  const tickRates = new Map<number, number>()
  const rows = killRow(columns, { attackerColumn, victimColumn }, context)
  const teamsIn = killTeams(columns)
  const log = killLog()
  const sums = tally()
  const lacking = uncountedKeyplays('kill', columns)
  const counted = keyplayTable.filter(keyplay => hasColumnsOf(keyplay, columns))
  const keyplaysOfKill = counted.filter(keyplay => keyplay.per === 'kill')
  const keyplaysOfRound = counted.filter(keyplay => keyplay.per === 'round')
  const keyplays = { ofKill: keyplaysOfKill, ofRound: keyplaysOfRound }
  /** The part of a kill that the detectors of rounds need; only this is kept until the end of the file. */
  const factsOfRounds = killFacts.filter(fact => keyplaysOfRound.some(each => each.columns.includes(fact)))
  const notes: string[] = []
  /** Of kills whose row names no attacker; they earn nothing, but nobody else opens their rounds after them (rulebook 7.5). */
  const linesWithoutKiller: number[] = []
  const weapons = numbering()
  let rowsSeen = 0
  let rowsRead = 0
  let knowsWeapons = false

  /** Keeps the highest rate that the rows of a map tell. */
  const noteTickRate = (row: Row, map: number): void => {
    const rate = valueIn(row, columns.tickRate, decimal, 0, faults)
    if (rate > 0) tickRates.set(map, Math.max(rate, tickRates.get(map) ?? 0))
  }

  const refuseImpossible = (rounds: readonly LoggedRoundRows[], ticksPerSecond: number | undefined): void => {
    for (const { line, reason } of impossibleKills(rounds, { ticksPerSecond, steamIdOf: roster.steamId }))
      faults.add(line, roundColumn.name, reason)
  }

  /** Refuses second deaths in the first rows, which no later row can undo, so that a large file is not read to its end (rulebook 8.14). */
  const checkFirstRows = (): void => {
    for (const { rounds } of log.maps()) refuseImpossible(rounds, undefined)
  }

  /** The maps of the file, whose kills have been checked, each with the way to tell teams on it. */
  const checkedMaps = () =>
    log.maps().map(({ map, rounds }) => {
      const rate = tickRates.get(map) ?? usualTickRate
      const ticksPerSecond = columns.tick && rate
      refuseImpossible(rounds, ticksPerSecond)
      const teamsOf = teamsOnMap(rounds.flatMap(({ kills }) => kills))
      const { leftOut, notes: notesOfMap } = knifeRounds(rounds)
      notes.push(...notesOfMap)
      const counting = rounds.filter(({ round }) => round !== leftOut)
      return { map, rounds: counting, leftOut, teamsOf, ticksPerSecond: rate }
    })

  const steamIdsOf = ({ attacker, victim }: LoggedRow) => ({
    attacker: roster.steamId(attacker),
    victim: roster.steamId(victim),
  })

  const readRow = (row: Row): void => {
    const phaseIndex = phaseIn(row)
    if (phaseIndex === undefined) return
    const map = maps.read(row, phaseIndex)
    const kind = rows.kindOf(row)
    if (kind === 'other') return
    const isNamed = kind === 'between people'
    if (!isNamed) linesWithoutKiller.push(row.line)
    const attacker = isNamed
      ? roster.read(row, attackerColumn, columns.attackerName, columns.attackerTeam)
      : 0
    const victim = roster.read(row, victimColumn, columns.victimName, columns.victimTeam)
    const kill = rows.kill(row)
    knowsWeapons ||= isWeapon(kill.weapon)
    rowsRead += 1
    noteTickRate(row, map)
    const logged: LoggedRow = {
      tick: valueIn(row, columns.tick, whole, rowsRead, faults),
      attacker,
      victim,
      flasher: isNamed ? rows.flasher(row) : 0,
      line: row.line,
      teams: teamsIn(row),
      shown: keyplaysOfKill.reduce((bits, { detect }, bit) => bits | (Number(detect(kill)) << bit), 0),
      byKnife: isKnife(kill.weapon),
      weaponNumber: weapons.numberOf(kill.weapon),
    }
    sums.see(map, attacker)
    sums.see(map, victim)
    for (const fact of factsOfRounds) Object.assign(logged, { [fact]: kill[fact] })
    log.add(map, valueIn(row, roundColumn, roundNumber, 0, faults), logged)
  }

  return {
    uncounted: () =>
      rowsRead === 0 || knowsWeapons ? lacking : uncountedKeyplays('kill', { ...columns, weapon: undefined }),
    notes: () => notes,
    row(row) {
      readRow(row)
      rowsSeen += 1
      if (rowsSeen === firstRows) checkFirstRows()
    },
    maps() {
      const checked = checkedMaps()
      if (faults.count() > 0) return []
      let withoutTeams = 0
      const moments = new Map<number, FileMoment[]>()
      const firstKills = new Map<number, string>()
      // Some parsers count the rounds that have been played, others the round that is being played.
      const first = checked.some(({ rounds }) => rounds[0]?.round === 0) ? 1 : 0
      for (const { map, rounds, leftOut, teamsOf, ticksPerSecond } of checked) {
        const teamInFile: TeamOfPlayer = new Map()
        const counting = rounds.map(({ round, kills: rows }) => {
          const withTeams = rows.map(kill => ({ ...kill, ...teamsOf(kill.teams) }))
          withoutTeams += withTeams.filter(kill => kill.attacker > 0 && kill.attackerTeam === 0).length
          noteTeams(teamInFile, withTeams)
          const kills = withTeams.filter(kill => !areTeamMates(kill))
          const teamKills = withTeams.filter(areTeamMates)
          return { number: round + first, round: { kills, teamKills, teamInFile, ticksPerSecond } }
        })
        const [opening] = counting
        if (opening && (opening.number === 1 || leftOut !== undefined))
          firstKills.set(map, firstKillsOf(opening.round.kills.map(steamIdsOf)))
        for (const { round } of counting)
          for (const { player, keyplayId, count } of countsOfRound(keyplays, round))
            sums.add(map, player, keyplayId, count)
        if (rowsRead <= mostWithMoments)
          moments.set(
            map,
            counting.flatMap(({ number, round }) =>
              momentsOfRound(keyplays, round, { round: number, roster, weapons }),
            ),
          )
      }
      if (linesWithoutKiller.length > 0) notes.push(noteOfLines('NO_KILLER', linesWithoutKiller))
      if (withoutTeams > 0) notes.push(csvFaultReason('NO_TEAMS', { kills: withoutTeams }))
      const rounds = new Map(checked.map(each => [each.map, each.rounds.length]))
      return sums
        .maps(maps, roster, map => rounds.get(map) ?? 0)
        .map((map, at) => ({
          ...map,
          firstKills: firstKills.get(at + 1) ?? '',
          moments: moments.get(at + 1) ?? null,
        }))
    },
  }
}
