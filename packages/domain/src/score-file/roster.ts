import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { isNothing, steamId as steamIdKind } from './cell-value.ts'
import { numbering, numberingLimit } from './numbering.ts'

/** The players that a file names, each with a small number. */
export type Roster = {
  /** Returns the number of the player in a cell; 0 if the cell has no SteamID, which is a fault. */
  read(row: Row, column: Column, nameColumn?: Column, teamColumn?: Column): number
  /** Whether the game has the player; otherwise the player's counts are dropped. */
  isKnown(player: number): boolean
  steamId(player: number): string
  /** Returns the unknown SteamIDs that were skipped, sorted. */
  skipped(): string[]
  /** Whether there are players and none of them is known. */
  knowsNobody(): boolean
}

/** Refuses a file of which nobody is known: skipping all of its players would empty the counts (rulebook 8.11). */
export const refuseNobody = (unknown: readonly string[], faults: FaultList): void =>
  faults.add(1, '', csvFaultReason('NOBODY_KNOWN', { players: unknown.length }))

/** What a file has of a person besides the SteamID. */
type NameAndTeam = { name?: string; team?: string }

export type RosterOptions = { knows(steamId: string): boolean; skipUnknown: boolean; faults: FaultList }

/** Says that the game does not know a person, with the name and the team that the file has (rulebook 8.11). */
export const unknownPlayer = (steamId: string, { name = '', team = '' }: NameAndTeam = {}): string => {
  if (isNothing(name)) return csvFaultReason('PLAYER_UNKNOWN', { steamId })
  return isNothing(team)
    ? csvFaultReason('PLAYER_UNKNOWN_NAMED', { steamId, name })
    : csvFaultReason('PLAYER_UNKNOWN_OF_TEAM', { steamId, name, team })
}

/**
 * Creates the roster of a file. An unknown player is a single fault, at the first row, or with `skipUnknown` one of the
 * skipped (rulebook 8.11).
 */
export const roster = ({ knows, skipUnknown, faults }: RosterOptions): Roster => {
  const players = numbering()
  const known: boolean[] = [false]
  const skipped: string[] = []

  const checkKnown = (steamId: string, row: Row, column: Column, named: NameAndTeam): boolean => {
    if (knows(steamId)) return true
    if (skipUnknown) skipped.push(steamId)
    else faults.add(row.line, column.name, unknownPlayer(steamId, named))
    return false
  }

  return {
    read(row, column, nameColumn, teamColumn) {
      const steamId = steamIdKind.read(cellOf(row, column))
      if (steamId === undefined) {
        faults.add(row.line, column.name, steamIdKind.mustBe)
        return 0
      }
      const player = players.numberOf(steamId)
      if (player === 0)
        faults.add(row.line, column.name, csvFaultReason('TOO_MANY_PLAYERS', { limit: numberingLimit }))
      else
        known[player] ??= checkKnown(players.text(player), row, column, {
          name: cellOf(row, nameColumn),
          team: cellOf(row, teamColumn),
        })
      return player
    },
    isKnown: player => known[player] === true,
    steamId: player => players.text(player),
    skipped: () => skipped.toSorted(),
    knowsNobody: () => skipped.length > 0 && !known.includes(true),
  }
}
