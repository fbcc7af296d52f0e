import type { KillMark } from './columns.ts'

/** What a kill feed or a server log says of one kill, false or 0 where it has no column for it (rulebook 7.6). */
export type Kill = Record<KillMark, boolean> & {
  /** How many objects the bullet went through. */
  penetrated: number
  /** In small letters. */
  weapon: string
}

/**
 * A counting kill in its round (rulebook 7.5). Players and teams are numbers; 0 is nobody, or an unknown team. Of what `Kill` says it has
 * what some keyplay of rounds names among its columns.
 */
export type RoundKill = Partial<Kill> & {
  tick: number
  /** What orders the kills of a round where ticks are too coarse for it, such as whole seconds; else `tick` does. */
  order?: number
  attacker: number
  victim: number
  attackerTeam: number
  victimTeam: number
  /** Who flashed the victim, where the kill had a flash assist. */
  flasher: number
}

/** By player, the team; 0 where it is unknown or the player was seen under two. */
export type TeamOfPlayer = Map<number, number>

/** The counting kills of a round, and the teams that the whole file gives its players. */
export type Round = {
  kills: readonly RoundKill[]
  teamInFile: TeamOfPlayer
  /** 64 where nothing else is said. */
  ticksPerSecond?: number
}

/**
 * What a player did on one map (rulebook 8.6). Columns that a file lacks are 0; `adr` is undefined where the file has
 * damage and rounds.
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
