import type { Kill, MapStats } from '../keyplay/detector-input.ts'

/** The two sides of a round, as a server log writes them. */
export type LogSide = 'CT' | 'TERRORIST'

/** Somebody who played on a map: a person, never a bot (rulebook 14.4). */
export type LoggedPerson = {
  /** The SteamID64. */
  steamId: string
  /** The newest name, as the log writes it. */
  name: string
  /** The newest side; null for one who is known from the server's own statistics only. */
  side: LogSide | null
  /** The name of the team that plays on that side, '' where the log does not tell. */
  team: string
}

/** A kill that counts, with what a row of a kill feed says (rulebook 8.5, 14.8). In the log's order. */
export type LoggedKill = Kill & {
  round: number
  /** The line's own time in milliseconds: it orders and spaces events, nothing else. */
  time: number
  /** SteamID64s. */
  attacker: string
  victim: string
  attackerSide: LogSide
  victimSide: LogSide
  /** The SteamID64 of an opponent of the victim who flashed them, '' for nobody. */
  flasher: string
}

/** What a player did on a map, as a row of player stats says it (rulebook 8.6, 14.9). */
export type LoggedStats = Omit<MapStats, 'adr'> & { steamId: string }

/** A round that counts: its number from 1, and who won; null while it is played, or where nobody did (rulebook 14.6). */
export type LoggedRound = {
  number: number
  ended: boolean
  winner: LogSide | null
  /** The log's own time of its first line. */
  startedAt: string
}

/** A round that was restored: all after `round` was taken back, `taken` rounds that were won or had events (rulebook 14.7). */
export type RestoredRound = { round: number; taken: number; at: string }

/** The columns of the server's own statistics that are compared (rulebook 14.11). */
export type ComparedColumn = 'kills' | 'deaths' | '3k' | '4k' | '5k' | 'firstk' | 'dmg'

/** Where the reader and the server's own statistics differ, after the round `since` and later. */
export type LogDifference = {
  steamId: string
  column: ComparedColumn
  /** What the reader has and what the server says after the newest round in which they differ. */
  read: number
  server: number
  since: number
  /** True for damage of a round that was taken back, which the server keeps (rulebook 14.11). */
  expected: boolean
}

/** How a map agrees with the server's own statistics: `agreeing` of `compared` players (rulebook 14.11). */
export type LogAgreement = {
  /** After how many rounds the server told its statistics. */
  blocks: number
  compared: number
  agreeing: number
  differences: LogDifference[]
}

/** Why a map's keyplay is not counted, or not of every round (rulebook 14.13). */
export type UncountedReason =
  | 'NO_DAMAGE_LINES'
  | 'NO_STATISTICS'
  | 'LAST_ROUND'
  | 'NO_PLANT_LINE'
  | 'NO_DEFUSE_LINE'
/** A keyplay that a map cannot count; `wholly` false where it lacks some rounds only. */
export type UncountedOfMap = { keyplayId: number; reason: UncountedReason; wholly: boolean }

/** `running` until `Game Over`; `abandoned` where the server went on to another map before it (rulebook 14.5). */
export type LoggedMapState = 'running' | 'final' | 'abandoned'

/** A match on one map. What is read of it can change until it is final, and goes back with a restored round. */
export type LoggedMap = {
  /** Its place among the maps of the log, from 1. */
  number: number
  /** The map's name, such as `de_inferno`. */
  map: string
  state: LoggedMapState
  score: Readonly<Record<LogSide, number>>
  /** The names of the two teams by the side that they play on, '' where the log does not tell. */
  teams: Readonly<Record<LogSide, string>>
  /** The rounds that count, the one that is played included; a round that the log lacks is not among them. */
  rounds: LoggedRound[]
  /** How many rounds the server says were played. */
  roundsPlayed: number
  restored: RestoredRound[]
  /** The log's own time of the first round that counts, '' before it. */
  startedAt: string
  /** When the piece with the first round that counts arrived, as told to `read`; null where that was not told. */
  arrivedAt: string | null
  people: LoggedPerson[]
  kills: LoggedKill[]
  stats: LoggedStats[]
  agreement: LogAgreement
  uncounted: UncountedOfMap[]
  holes: LogHole[]
}

/** A part of the log that did not arrive: how many bytes, where that is known, and the time of the last line before it. */
export type LogHole = { bytes: number | null; after: string }

/** What has been read of a server log so far: immutable JSON. */
export type ServerLog = {
  maps: LoggedMap[]
  /** The map on which a match is awaited or warmed up for, '' where there is none. */
  warmUp: string
  /** The log's own time of the newest line such as `2026-01-19T19:03:48.000`, without a zone; '' before the first. */
  newest: string
  /** How many lines there were, and how many of them were skipped since they say nothing of a match. */
  lines: number
  skipped: number
  holes: LogHole[]
}

/** Takes a server log piece by piece, as it arrives. */
export type ServerLogReader = {
  /**
   * Takes the next piece: any part of the text, cut anywhere. A line is read once its end has come. `arrivedAt`, an ISO
   * instant, is what `arrivedAt` of a map says.
   */
  read(text: string, arrivedAt?: string): void
  /** Marks a hole: what stood between the pieces before and after it did not arrive. Half lines beside it are dropped. */
  hole(bytes?: number): void
  /** Ends the log: a last line without its end is read as it is. */
  end(): void
  /** Returns what has been read so far; may be asked at any time. */
  log(): ServerLog
}
