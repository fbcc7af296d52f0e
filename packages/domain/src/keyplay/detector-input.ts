import type { KillMark } from './columns.ts'

/** What a kill feed or a server log says about one kill; false or 0 if it has no column for it (rulebook 7.6). */
export type Kill = Record<KillMark, boolean> & {
  /** The number of objects that the bullet went through. */
  penetrated: number
  /** In lower case. */
  weapon: string
}

/**
 * A kill that counts, in its round (rulebook 7.5). Players and teams are numbers; 0 stands for no player or an unknown team.
 * It has only those fields of `Kill` that some keyplay of rounds lists among its columns.
 */
export type RoundKill = Partial<Kill> & {
  tick: number
  /** Orders the kills of a round if ticks are too coarse for that, such as whole seconds; if undefined, `tick` orders them. */
  order?: number
  attacker: number
  victim: number
  attackerTeam: number
  victimTeam: number
  /** The player who flashed the victim, if the kill had a flash assist. */
  flasher: number
}

/** The team of each player; 0 if it is unknown or the player was seen in two teams. */
export type TeamOfPlayer = Map<number, number>

/** The kills of a round that count, and the teams of its players according to the whole file. */
export type Round = {
  kills: readonly RoundKill[]
  /** The kills of team mates, which earn nothing but tell on which side players are (rulebook 7.10). */
  teamKills?: readonly RoundKill[]
  teamInFile: TeamOfPlayer
  /** 64 by default. */
  ticksPerSecond?: number
}

/**
 * What a player did on one map (rulebook 8.6). Columns that a file lacks are 0; `adr` is undefined if the file has damage
 * and rounds.
 */
export type MapStats = {
  rounds: number
  damage: number
  adr: number | undefined
  utilityDamage: number
  clutches: number
  mvps: number
  plants: number
  defuses: number
}
