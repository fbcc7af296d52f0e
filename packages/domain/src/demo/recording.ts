import type { KillMark } from '../keyplay/columns.ts'
import type { LogSide } from '../server-log/line/server-log.ts'

/** Whether a file counts as a demo, by its name, packed or not (rulebook 8.31). */
export const isDemoName = (fileName: string): boolean => /\.dem(\.gz|\.zst)?$/i.test(fileName)

/** A person at a moment: the place in `people` of the recording, and the side; null for a person on no side. */
export type DemoActor = readonly [person: number, side: LogSide | null]

/** The server's own totals of a person on a map, as its scoreboard has them; those that it does not have are missing (rulebook 8.35). */
export type DemoTotals = {
  person: number
  kills?: number | undefined
  deaths?: number | undefined
  '3k'?: number | undefined
  '4k'?: number | undefined
  '5k'?: number | undefined
  /** Damage, and utility damage. */
  dmg?: number | undefined
  ud?: number | undefined
  mvp?: number | undefined
}

/**
 * Something that happened in a recorded match. `by` acts and `to` is acted upon; both are null for the world, for a bot and for a
 * person whom the demo does not name.
 */
export type DemoEvent = { tick: number } & (
  | {
      event: 'round start'
      /** The number of rounds that were played before it, by the server's count. */
      played: number
      warmUp: boolean
      /** The names of the teams by their side, '' for none. */
      teams: Readonly<Record<LogSide, string>>
    }
  /** The freeze time ends: who is alive then, and the totals. */
  | { event: 'live'; alive: readonly DemoActor[]; totals: readonly DemoTotals[] }
  | ({
      event: 'kill'
      by: DemoActor | null
      to: DemoActor | null
      /** Who flashed the one killed. */
      flash: DemoActor | null
      /** Without `weapon_` before it, such as `ak47`. */
      weapon: string
      /** The number of objects that the bullet went through. */
      penetrated: number
    } & Readonly<Record<KillMark, boolean>>)
  /** `health`: what the one hurt has left. */
  | { event: 'hurt'; by: DemoActor | null; to: DemoActor | null; weapon: string; health: number }
  | { event: 'planted' | 'defused' | 'mvp' | 'left'; by: DemoActor }
  | { event: 'round end'; winner: LogSide | null; bomb: 'defused' | 'exploded' | 'none' }
  /** The last totals, after the last round. */
  | { event: 'totals'; totals: readonly DemoTotals[] }
  | { event: 'over' }
)

/**
 * What is read of a demo and kept of it: its events in their order, without those of a warm-up. Plain JSON, well under a megabyte
 * for a map (rulebook 8.36).
 */
export type DemoRecording = {
  /** The map's name, such as `de_inferno`. */
  map: string
  /** The name of the server. */
  server: string
  /** The build of the game that recorded it, such as `14160`. */
  patch: string
  /** Whether the recording was closed; a server that dies does not close it. */
  closed: boolean
  /** Everybody who is named, by SteamID64. */
  people: readonly { steamId: string; name: string }[]
  events: readonly DemoEvent[]
}
