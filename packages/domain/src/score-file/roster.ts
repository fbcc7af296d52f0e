import { type Column, cellOf, type Row } from './column.ts'
import type { Faults } from './fault.ts'
import { numbering, numberingLimit } from './numbering.ts'
import { steamId as steamIdKind } from './value.ts'

/** The players a file names, each under a small number. */
export type Roster = {
  /** The number of the player in a cell; 0 where the cell names nobody who can be read, which is then a fault. */
  read(row: Row, column: Column): number
  /** Whether the game knows the player, so that he can be counted. */
  counts(player: number): boolean
  steamId(player: number): string
  /** The SteamIDs that were passed over, in order. */
  skipped(): string[]
}

export type RosterOptions = { knows(steamId: string): boolean; skipUnknown: boolean; faults: Faults }

/** An unknown player is one fault, where he is first met, or with `skipUnknown` one of the skipped (rules.md 8). */
export const roster = ({ knows, skipUnknown, faults }: RosterOptions): Roster => {
  const players = numbering()
  const known: boolean[] = [false]
  const skipped: string[] = []

  const meet = (steamId: string, { line }: Row, column: Column): boolean => {
    if (knows(steamId)) return true
    if (skipUnknown) skipped.push(steamId)
    else faults.add(line, column.name, `No player has the SteamID ${steamId}.`)
    return false
  }

  return {
    read(row, column) {
      const steamId = steamIdKind.read(cellOf(row, column))
      if (steamId === undefined) {
        faults.add(row.line, column.name, steamIdKind.mustBe)
        return 0
      }
      const player = players.of(steamId)
      if (player === 0) faults.add(row.line, column.name, `A file names at most ${numberingLimit} players.`)
      else known[player] ??= meet(players.text(player), row, column)
      return player
    },
    counts: player => known[player] === true,
    steamId: player => players.text(player),
    skipped: () => skipped.toSorted(),
  }
}
