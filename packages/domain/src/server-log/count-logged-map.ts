import type { RoundKill } from '../keyplay/detector-input.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { groupBy } from '../shared/group-by.ts'
import type { LoggedKill, LoggedMap, UncountedOfMap } from './line/server-log.ts'

/** How often a person did a keyplay on a map; never 0. */
export type LoggedCount = { steamId: string; keyplayId: number; count: number }

/** The fields of a map from which counts follow. */
export type CountableMap = Pick<LoggedMap, 'kills' | 'stats'> & {
  uncounted: readonly Pick<UncountedOfMap, 'keyplayId' | 'wholly'>[]
  /** Whether times are those of ticks, as in demos: who kills at the earliest time of a round opens it, once (rulebook 7.7, 8.34). */
  hasTicks?: boolean
}

/** The ticks per second of a log, whose times are in milliseconds. */
const ticksPerSecond = 1000

/**
 * Counts the keyplays of a map from its kill rows and player rows with the detectors of the table, sorted by SteamID and
 * keyplay (rulebook 7.1, 14.1).
 *
 * @example
 * const stats = [{ steamId: '7', rounds: 10, damage: 990, utilityDamage: 120, clutches: 1, mvps: 0, plants: 0, defuses: 0 }]
 * countLoggedMap({ kills: [], stats, uncounted: [] }).map(({ keyplayId, count }) => [keyplayId, count]) // [[15, 2], [16, 1]]
 */
export const countLoggedMap = ({
  kills,
  stats,
  uncounted,
  hasTicks = false,
}: CountableMap): LoggedCount[] => {
  const ids = new Set(uncounted.flatMap(({ keyplayId, wholly }) => (wholly ? [keyplayId] : [])))
  const rounds = Array.from(groupBy(kills, kill => kill.round).values(), each => numbered(each, hasTicks))
  const sums = new Map<string, LoggedCount>()
  const add = (steamId: string, keyplayId: number, count: number): void => {
    const key = `${steamId} ${keyplayId}`
    const sum = sums.get(key)?.count ?? 0
    if (count > 0) sums.set(key, { steamId, keyplayId, count: sum + count })
  }
  for (const keyplay of keyplayTable.filter(({ id }) => !ids.has(id))) {
    if (keyplay.per === 'kill')
      for (const kill of kills) add(kill.attacker, keyplay.id, Number(keyplay.detect(kill)))
    else if (keyplay.per === 'map')
      for (const each of stats) add(each.steamId, keyplay.id, keyplay.detect({ ...each, adr: undefined }))
    else
      for (const { players, round } of rounds)
        for (const player of keyplay.detect(round)) add(players[player] ?? '', keyplay.id, 1)
  }
  return Array.from(sums.values()).sort(byPlace)
}

const byPlace = (a: LoggedCount, b: LoggedCount): number =>
  (a.steamId < b.steamId ? -1 : Number(a.steamId > b.steamId)) || a.keyplayId - b.keyplayId

/** Numbers the players of a round from 1, as detectors expect. */
const numbered = (kills: readonly LoggedKill[], hasTicks: boolean) => {
  const players = [
    '',
    ...new Set(kills.flatMap(({ attacker, victim, flasher }) => [attacker, victim, flasher])),
  ]
  const numberOf = (steamId: string): number => (steamId === '' ? 0 : players.indexOf(steamId, 1))
  const sides = ['', 'CT', 'TERRORIST']
  const round = kills.map(
    (kill, order): RoundKill => ({
      ...kill,
      ...(!hasTicks && { order }),
      tick: kill.time,
      attacker: numberOf(kill.attacker),
      victim: numberOf(kill.victim),
      attackerTeam: sides.indexOf(kill.attackerSide),
      victimTeam: sides.indexOf(kill.victimSide),
      flasher: numberOf(kill.flasher),
    }),
  )
  return { players, round: { kills: round, teamInFile: new Map<number, number>(), ticksPerSecond } }
}
