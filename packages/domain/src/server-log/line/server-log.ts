import type { Kill, MapStats } from '../../keyplay/detector-input.ts'

/** The two sides of a round, as a server log writes them. */
export type LogSide = 'CT' | 'TERRORIST'

/** A person who played on a map, never a bot (rulebook 14.4). */
export type LoggedPerson = {
  /** The SteamID64. */
  steamId: string
  /** The newest name, as the log writes it. */
  name: string
  /** The newest side; null for a person known only from the server's own statistics. */
  side: LogSide | null
  /** The name of the team on that side, '' if the log does not have it. */
  team: string
}

/** A kill that counts, with the values of a row of a kill feed (rulebook 8.5, 14.8). Kills are in the log's order. */
export type LoggedKill = Kill & {
  round: number
  /** The line's own time in milliseconds; only the order and the distance of these times have a meaning. */
  time: number
  /** SteamID64s. */
  attacker: string
  victim: string
  attackerSide: LogSide
  victimSide: LogSide
  /** The SteamID64 of the victim's opponent who flashed the victim, '' for none. */
  flasher: string
}

/** What a player did on a map, as a row of player stats (rulebook 8.6, 14.9). */
export type LoggedStats = Omit<MapStats, 'adr'> & { steamId: string }

/**
 * A round that counts: its number from 1, and the side that won; null while it is being played, or if no side won (rulebook
 * 14.6).
 */
export type LoggedRound = {
  number: number
  ended: boolean
  winner: LogSide | null
  /** The log's own time of its first line. */
  startedAt: string
  /** What players did in the round apart from kills (rulebook 22.3); missing in maps that were read before rounds had it. */
  stats?: LoggedStats[]
}

/**
 * A restored round: everything after round `round` was taken back, which were `taken` rounds that were won or had events
 * (rulebook 14.7).
 */
export type RestoredRound = { round: number; taken: number; at: string }

/**
 * The columns of the server's own statistics that are compared; `ud` is utility damage, and is compared for demos only, as `mvp`
 * is (rulebook 14.11, 8.35).
 */
export type ComparedColumn = 'kills' | 'deaths' | '3k' | '4k' | '5k' | 'firstk' | 'dmg' | 'ud' | 'mvp'

/** A difference between the reader and the server's own statistics, after round `since` and later. */
export type LogDifference = {
  steamId: string
  column: ComparedColumn
  /** The values of the reader and of the server after the newest round in which they differ. */
  read: number
  server: number
  since: number
  /** True for damage of a round that was taken back, which the server still counts (rulebook 14.11). */
  expected: boolean
}

/** How a map agrees with the server's own statistics: `agreeing` of `compared` players (rulebook 14.11). */
export type LogAgreement = {
  /** The number of rounds after which the server wrote its statistics. */
  blocks: number
  compared: number
  agreeing: number
  differences: LogDifference[]
}

/** Why a keyplay is not counted on a map, or not in every round (rulebook 14.13). */
export type UncountedReason =
  | 'NO_DAMAGE_LINES'
  | 'NO_STATISTICS'
  | 'LAST_ROUND'
  | 'NO_PLANT_LINE'
  | 'NO_DEFUSE_LINE'
/** A keyplay that a map cannot count; `wholly` is false if only some rounds are missing. */
export type UncountedOfMap = { keyplayId: number; reason: UncountedReason; wholly: boolean }

/** `running` until `Game Over`; `abandoned` if the server changed to another map before that (rulebook 14.5). */
export type LoggedMapState = 'running' | 'final' | 'abandoned'

/** A match on one map. Its values can change until it is final, and go back when a round is restored. */
export type LoggedMap = {
  /** Its number among the maps of the log, from 1. */
  number: number
  /** The map's name, such as `de_inferno`. */
  map: string
  state: LoggedMapState
  score: Readonly<Record<LogSide, number>>
  /** The names of the two teams by their side, '' if the log does not have them. */
  teams: Readonly<Record<LogSide, string>>
  /** The rounds that count, including the one that is being played; rounds that the log lacks are missing. */
  rounds: LoggedRound[]
  /** The number of played rounds according to the server. */
  roundsPlayed: number
  restored: RestoredRound[]
  /** The log's own time of the first round that counts, '' before it. */
  startedAt: string
  /** When the chunk with the first round that counts arrived, as passed to `read`; null if it was not passed. */
  arrivedAt: string | null
  /** When the line arrived by which the match is live, as passed to `read`; null before it, or if it was not passed (rulebook 14.18). */
  liveAt: string | null
  people: LoggedPerson[]
  kills: LoggedKill[]
  stats: LoggedStats[]
  agreement: LogAgreement
  uncounted: UncountedOfMap[]
  holes: LogHole[]
}

/**
 * A gap: a part of the log that did not arrive, with its number of bytes (null if unknown) and the time of the last line
 * before it.
 */
export type LogHole = { bytes: number | null; after: string }

/** What has been read of a server log so far: immutable JSON. */
export type ServerLog = {
  maps: LoggedMap[]
  /** The map of a match that is awaited or in its warm-up, '' for none. */
  warmUp: string
  /** The log's own time of the newest line such as `2026-01-19T19:03:48.000`, without a zone; '' before the first. */
  newest: string
  /** The number of lines, and the number of those that were skipped as they say nothing about a match. */
  lines: number
  skipped: number
  holes: LogHole[]
  /** The first two services that docker compose names before lines: two wrote two logs, which would be mixed up here. */
  services: string[]
}

/** Options of the reader of a server log. */
export type ServerLogOptions = {
  /** Whether an admin ignores the person with this SteamID64, such as a coach: then they are never alive (rulebook 14.10). */
  ignores?: ((steamId: string) => boolean) | undefined
}

/** Reads a server log chunk by chunk, as it arrives. */
export type ServerLogReader = {
  /**
   * Reads the next chunk: any part of the text, cut anywhere. A line is read once its end has arrived. `arrivedAt`, an ISO
   * instant, becomes the `arrivedAt` of a map.
   */
  read(text: string, arrivedAt?: string): void
  /** Marks a gap: the text between the chunks before and after it did not arrive. Partial lines next to it are dropped. */
  hole(bytes?: number): void
  /** Ends the log: a last line without a line end is read too. */
  end(): void
  /** Returns what has been read so far; can be called at any time. */
  log(): ServerLog
}
