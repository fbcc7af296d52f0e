import type { RoundKill } from '../keyplay/detector-input.ts'
import type { KillTeams } from './kill-teams.ts'

/** A kill of one person by another, as its row has it. */
export type LoggedRow = Omit<RoundKill, 'attackerTeam' | 'victimTeam'> & {
  line: number
  teams: KillTeams
  /** The keyplays that the kill alone shows: a bit for each, in the order of the table. */
  shown: number
  byKnife: boolean
  /** The number of the weapon's word. */
  weaponNumber: number
}

/** The kills of a round in the order in which they were added. */
export type LoggedRoundRows = { round: number; kills: LoggedRow[] }

/** Keeps the kills until the end of the file, as its rows can be in any order (rulebook 8.10). */
export type KillLog = {
  add(map: number, round: number, kill: LoggedRow): void
  /** Returns every map once with its rounds, both sorted by number. */
  maps(): { map: number; rounds: LoggedRoundRows[] }[]
}

const byNumber = <Value>(entries: Map<number, Value>): [number, Value][] =>
  [...entries].sort(([one], [other]) => one - other)

/** Creates an empty log. A kill takes some 140 bytes. */
export const killLog = (): KillLog => {
  const maps = new Map<number, Map<number, LoggedRow[]>>()
  return {
    add(map, round, kill) {
      const rounds = maps.get(map) ?? new Map<number, LoggedRow[]>()
      maps.set(map, rounds)
      const kills = rounds.get(round)
      if (kills) kills.push(kill)
      else rounds.set(round, [kill])
    },
    maps: () =>
      byNumber(maps).map(([map, rounds]) => ({
        map,
        rounds: byNumber(rounds).map(([round, kills]) => ({ round, kills })),
      })),
  }
}
