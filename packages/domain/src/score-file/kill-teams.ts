import type { KillFeedColumns } from '../keyplay/columns.ts'
import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { isNothing } from './cell-value.ts'
import { numbering } from './numbering.ts'

/** The teams of a kill by their names and by their sides, as numbers; both are 0 if the row does not have both. */
export type KillTeams = { readonly names: TeamPair; readonly sides: TeamPair }
/** The teams of attacker and victim; 0 stands for an unknown team. */
export type TeamPair = { readonly attackerTeam: number; readonly victimTeam: number }

const unknown: TeamPair = { attackerTeam: 0, victimTeam: 0 }

/** Reduces a team to what identifies it: in a column with empty cells some programs write 3 as `3.0`. */
const plainTeam = (cell: string): string => cell.toLowerCase().replace(/\.0$/, '')

/** Reads the teams of kills. Equal rows get the same object, so that a kill needs little memory. */
export const killTeams = (columns: KillFeedColumns): ((row: Row) => KillTeams) => {
  const numbers = numbering()
  const known = new Map<string, KillTeams>()

  const pairIn = (row: Row, attacker: Column | undefined, victim: Column | undefined): TeamPair => {
    const [ofAttacker, ofVictim] = [cellOf(row, attacker), cellOf(row, victim)]
    if (isNothing(ofAttacker) || isNothing(ofVictim)) return unknown
    return {
      attackerTeam: numbers.numberOf(plainTeam(ofAttacker)),
      victimTeam: numbers.numberOf(plainTeam(ofVictim)),
    }
  }

  return row => {
    const names = pairIn(row, columns.attackerTeam, columns.victimTeam)
    const sides = pairIn(row, columns.attackerSide, columns.victimSide)
    const key = [names.attackerTeam, names.victimTeam, sides.attackerTeam, sides.victimTeam].join()
    const before = known.get(key) ?? { names, sides }
    known.set(key, before)
    return before
  }
}

/**
 * Returns how to tell the teams of a map's kills: by names where a row has both, else by sides. If all rows have one and the
 * same name, names say nothing (rulebook 7.5, 8.5).
 */
export const teamsOnMap = (kills: Iterable<{ teams: KillTeams }>): ((teams: KillTeams) => TeamPair) => {
  const names = new Set<number>()
  for (const { teams } of kills) names.add(teams.names.attackerTeam).add(teams.names.victimTeam)
  names.delete(0)
  return teams => (names.size > 1 && teams.names !== unknown ? teams.names : teams.sides)
}
