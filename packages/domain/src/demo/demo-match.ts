import type { Participant } from '../server-log/line/participants.ts'
import type { LogSide } from '../server-log/line/server-log.ts'
import { type MatchLog, matchLog } from '../server-log/match/match-log.ts'
import type { RoundLog } from '../server-log/match/round-log.ts'

/** What was read of a match on one map in demos: that of a server log, and what only demos have. */
export type DemoMatch = {
  log: MatchLog
  /** The names of the teams by their side at the start of a round. */
  names: Map<RoundLog, Readonly<Record<LogSide, string>>>
  /** Whether there was a bot, or a person whom the demo does not name. */
  hasUnnamed: boolean
}

/** Creates the record of a match of which nothing was read yet. */
export const demoMatch = (map: string): DemoMatch => ({
  log: matchLog(map),
  names: new Map(),
  hasUnnamed: false,
})

/** Everybody in some demos by SteamID64: the same person in two demos is one participant. */
export type DemoPeople = (steamId: string, name: string) => Participant

/** Creates an empty `DemoPeople`. */
export const demoPeople = (): DemoPeople => {
  const all = new Map<string, Participant>()
  return (steamId, name) => {
    const known = all.get(steamId) ?? { steamId, name, seenIn: null, actedIn: null }
    all.set(steamId, known)
    return known
  }
}
