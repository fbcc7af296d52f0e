import { type DemoMap, demoMap } from './demo-map.ts'
import { readDemos } from './read-demos.ts'
import type { DemoRecording } from './recording.ts'

/** A demo as it is read: the name of its file, and what was read of it. */
export type DemoFile = { name: string; recording: DemoRecording }

/** A map of some demos: the places of those that have it among all demos. */
export type JoinedMap = {
  files: number[]
  /** What identifies it in its phase: its name, its players, and the kills of its first round (rulebook 16.2). */
  key: string
  map: DemoMap
}

/** Two demos of the same match to its end that have other kills in the same round (rulebook 8.33). */
export type DemoConflict = { file: number; other: number; map: string; round: number }

/** Rounds of a demo that do not count, as a later demo has them again; `first` to `last` (rulebook 8.33). */
export type ReplacedRounds = { file: number; first: number; last: number }

/** The maps of demos. */
export type JoinedDemos = {
  maps: JoinedMap[]
  /** Demos without a round that counts. */
  empty: number[]
  conflicts: DemoConflict[]
  /** Demos that add nothing, because another one has all their rounds. */
  repeated: number[]
  replaced: ReplacedRounds[]
}

/** A demo read by itself. */
type Part = { file: number; recording: DemoRecording; map: DemoMap; from: number }

/**
 * Puts demos together to maps: demos of the same map and the same players are parts of one map, in the order of their rounds, and
 * those that begin with the same round in the order of their files' names (rulebook 8.33). Ignored people are never alive (rulebook 14.10).
 */
export const joinDemos = (
  files: readonly DemoFile[],
  ignores: (steamId: string) => boolean = () => false,
): JoinedDemos => {
  const read = files.map(({ recording }, file) => partOf(file, recording))
  const joined = groupsOf(read.flatMap(part => part ?? [])).map(group =>
    joinParts(group.toSorted(byRounds(files)), ignores),
  )
  return {
    maps: joined.flatMap(({ maps }) => maps),
    empty: files.flatMap((_, file) => (read[file] ? [] : [file])),
    conflicts: joined.flatMap(({ conflicts }) => conflicts),
    repeated: joined.flatMap(({ repeated }) => repeated),
    replaced: joined.flatMap(({ replaced }) => replaced),
  }
}

const partOf = (file: number, recording: DemoRecording): Part | undefined => {
  const [map] = mapsOf(recording.map, [recording], () => false)
  const first = map?.rounds[0]
  return map && first && { file, recording, map, from: first.number }
}

/** Returns the maps that are over, or, if none is, those that were played (rulebook 14.14). */
const mapsOf = (
  map: string,
  recordings: readonly DemoRecording[],
  ignores: (steamId: string) => boolean,
): DemoMap[] => {
  const played = readDemos(map, recordings).flatMap(match => demoMap(match, ignores))
  const final = played.filter(({ state }) => state === 'final')
  return final.length > 0 ? final : played
}

const groupsOf = (parts: readonly Part[]): Part[][] => {
  const groups: Part[][] = []
  for (const part of parts) {
    const group = groups.find(each => each.some(other => isSameMap(other, part)))
    if (group) group.push(part)
    else groups.push([part])
  }
  return groups
}

/**
 * Whether two demos have the same map and more than half of the players in common: players may be replaced, and a team may
 * play the same map against two others.
 */
const isSameMap = (a: Part, b: Part): boolean => {
  const players = new Set(a.map.people.map(({ steamId }) => steamId))
  const common = b.map.people.filter(({ steamId }) => players.has(steamId)).length
  return a.recording.map === b.recording.map && common * 2 > Math.min(players.size, b.map.people.length)
}

const isOver = ({ map }: Part): boolean => map.state === 'final'

/** Demos with the end of the match are the last; otherwise they are in the order of their first rounds, then of their names. */
const byRounds =
  (files: readonly DemoFile[]) =>
  (a: Part, b: Part): number =>
    Number(isOver(a)) - Number(isOver(b)) ||
    a.from - b.from ||
    nameOrder(files[a.file]?.name ?? '', files[b.file]?.name ?? '') ||
    a.file - b.file

/** Compares names so that `part 10` comes after `part 9`. */
const nameOrder = (a: string, b: string): number => {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const at = one.findIndex((word, place) => word !== other[place])
  const [left, right] = [one[at] ?? '', other[at] ?? '']
  if (at < 0) return one.length - other.length
  return (/^\d/.test(left) && /^\d/.test(right) && Number(left) - Number(right)) || (left < right ? -1 : 1)
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\d+|\D+/g) ?? []

/** Joins the parts of one map, which are in order. */
const joinParts = (
  parts: readonly Part[],
  ignores: (steamId: string) => boolean,
): Omit<JoinedDemos, 'empty'> => {
  const [whole, ...others] = parts.filter(isOver)
  const conflicts = others.flatMap(other => conflictOf(whole, other))
  const kept: Part[] = whole ? [whole] : []
  for (const part of parts.filter(each => !isOver(each)))
    if (!kept.some(other => hasAllOf(other, part))) kept.splice(whole ? -1 : kept.length, 0, part)
  const maps = mapsOf(
    parts[0]?.recording.map ?? '',
    kept.map(({ recording }) => recording),
    ignores,
  )
  return {
    maps: maps.map(map => ({ files: parts.map(({ file }) => file), key: keyOf(map), map })),
    conflicts,
    repeated: parts.flatMap(part => (kept.includes(part) ? [] : [part.file])),
    replaced: kept.flatMap(part => replacedRounds(part, maps)),
  }
}

/** The kills of a round as text: who killed whom with what. */
const killsIn = ({ kills }: DemoMap, number: number): string =>
  kills
    .filter(({ round }) => round === number)
    .map(({ attacker, victim, weapon }) => `${attacker} ${victim} ${weapon}`)
    .join(', ')

const endedRounds = ({ rounds }: DemoMap): number[] =>
  rounds.flatMap(({ number, ended }) => (ended ? [number] : []))

const hasAllOf = ({ map }: Part, { map: other }: Part): boolean => {
  const known = endedRounds(map)
  return endedRounds(other).every(
    round => known.includes(round) && killsIn(map, round) === killsIn(other, round),
  )
}

const conflictOf = (whole: Part | undefined, other: Part): DemoConflict[] => {
  if (whole === undefined) return []
  const rounds = endedRounds(whole.map).filter(round => endedRounds(other.map).includes(round))
  const round = rounds.find(each => killsIn(whole.map, each) !== killsIn(other.map, each))
  if (round === undefined) return []
  return [{ file: other.file, other: whole.file, map: other.recording.map, round }]
}

const replacedRounds = ({ file, map }: Part, maps: readonly DemoMap[]): ReplacedRounds[] => {
  const gone = endedRounds(map).filter(
    round => !maps.some(joined => killsIn(joined, round) === killsIn(map, round)),
  )
  const [first, last] = [gone[0], gone.at(-1)]
  return first === undefined || last === undefined ? [] : [{ file, first, last }]
}

/**
 * Names a map by its players and, if it has the first round, by who killed whom in it: so two matches of the same teams on the
 * same map are two maps, and a match that two programs recorded is one.
 */
const keyOf = (map: DemoMap): string => {
  const players = map.people.map(({ steamId }) => steamId).sort()
  const place = (steamId: string): string => players.indexOf(steamId).toString(36)
  const first = map.kills.filter(({ round }) => round === 1)
  const kills = first.map(({ attacker, victim }) => place(attacker) + place(victim)).join(' ')
  return `${map.map} ${players.join(' ')} ${kills || `from round ${map.rounds[0]?.number ?? 1}`}`
}
