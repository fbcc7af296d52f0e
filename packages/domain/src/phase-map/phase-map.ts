import { groupBy } from '../shared/group-by.ts'
import { frozen } from '../shared/value/frozen.ts'
import { haveSameKey, looksAlike, type MapOrigin, type PhaseMap } from './same-map.ts'

/**
 * What a map does in its phase: its counts are `in` the sum; an admin has taken it `out`; or it is `waiting`, because it looks
 * like another map that is in, until an admin chooses (rulebook 16.1, 16.5).
 */
export type MapState = (typeof mapStates)[number]
/** The states of a map in its set. */
export const mapStates = frozen(['in', 'waiting', 'out'] as const)

/** A map in the set of a phase and type. */
export type MapInSet<Map extends PhaseMap> = { map: Map; state: MapState }

/** How maps join a set: they `replace` all others, or `add` themselves (rulebook 16.3). */
export type JoinMode = (typeof joinModes)[number]
/** The modes of an upload. */
export const joinModes = frozen(['replace', 'add'] as const)

/** Whether the set counts a map that looks like this one. */
const isDoubled = (set: readonly MapInSet<PhaseMap>[], map: PhaseMap): boolean =>
  set.some(other => other.state === 'in' && looksAlike(other.map, map))

/**
 * Returns the set after maps of files have joined it. With `replace` it holds these alone, and maps of servers are out. With
 * `add` a map with a known key replaces that one; one that looks like a server's map that is in waits (rulebook 16.3, 16.5).
 */
export const joinFileMaps = <Map extends PhaseMap>(
  set: readonly MapInSet<Map>[],
  added: readonly Map[],
  mode: JoinMode,
): MapInSet<Map>[] => {
  if (mode === 'replace')
    return [
      ...set.flatMap(({ map }) =>
        map.origin === 'server' && !map.whole ? [{ map, state: 'out' as const }] : [],
      ),
      ...added.map(map => ({ map, state: 'in' as const })),
    ]
  const others = set.filter(({ map }) => !added.some(fresh => haveSameKey(fresh, map)))
  const servers = set.filter(({ map }) => map.origin === 'server')
  const joined = added.map(map => {
    const before = set.find(other => haveSameKey(other.map, map))
    // Adding a map again takes it in, unless it still waits for a choice.
    const state = before?.state ?? stateOnJoining(servers, map)
    return { map, state: state === 'out' ? ('in' as const) : state }
  })
  return [...others, ...joined]
}

/** A map of a server as it was read last; only a final one can be in the set. */
export type ServerMap<Map extends PhaseMap> = { map: Map; isFinal: boolean }

/**
 * Returns the set after the maps of servers were read again: `read` are all of the phase. A final map that is new joins, or
 * waits if it looks like another map that is in; a known one stays as it is, with its new counts. One that is no longer
 * final leaves the set, unless an admin has taken it out (rulebook 16.4).
 */
export const joinServerMaps = <Map extends PhaseMap>(
  set: readonly MapInSet<Map>[],
  read: readonly ServerMap<Map>[],
): MapInSet<Map>[] => {
  const hasFinal = read.some(({ isFinal }) => isFinal)
  // Entries from before there were maps hold the sum of all maps of servers as one map.
  const others = set.filter(({ map }) => map.origin === 'file' || (map.whole && !hasFinal))
  const servers: MapInSet<Map>[] = []
  for (const { map, isFinal } of read) {
    const state = stateOnJoining([...set, ...servers], map)
    if (isFinal || state === 'out') servers.push({ map, state })
  }
  return [...others, ...servers]
}

/**
 * Returns the state of a map when it joins a set by itself, as maps of servers do: that which it has in the set, else
 * `waiting` if it looks like another that is in, else `in` (rulebook 16.4, 16.5).
 */
export const stateOnJoining = <Map extends PhaseMap>(
  set: readonly MapInSet<Map>[],
  map: PhaseMap,
): MapState => {
  const before = set.find(other => haveSameKey(other.map, map))
  return before?.state ?? (isDoubled(set, map) ? 'waiting' : 'in')
}

/** What an admin decides about a map: whether it counts, or that it leaves the set (rulebook 16.6). */
export type MapChoice = { key: string; origin: MapOrigin; state: (typeof mapChoices)[number] }
/** What an admin can decide about a map. */
export const mapChoices = frozen(['in', 'out', 'removed'] as const)

/**
 * Returns the set after an admin's choices. A map of a server cannot be removed, as it would come back: it is out instead
 * (rulebook 16.6).
 */
export const chooseMaps = <Map extends PhaseMap>(
  set: readonly MapInSet<Map>[],
  choices: readonly MapChoice[],
): MapInSet<Map>[] =>
  set.flatMap(({ map, state }) => {
    const choice = choices.find(({ key, origin }) => key === map.key && origin === map.origin)?.state ?? state
    if (choice !== 'removed') return [{ map, state: choice }]
    return map.origin === 'server' && !map.whole ? [{ map, state: 'out' as const }] : []
  })

/**
 * Returns the set after an earlier one was restored: its maps, those of servers as they were read last; maps of servers that
 * it does not have are out (rulebook 16.7).
 */
export const restoreMaps = <Map extends PhaseMap>(
  earlier: readonly MapInSet<Map>[],
  set: readonly MapInSet<Map>[],
): MapInSet<Map>[] => {
  const restored = earlier.map(({ map, state }) => {
    const newest = set.find(other => map.origin === 'server' && haveSameKey(other.map, map))
    return { map: newest?.map ?? map, state }
  })
  const hasAll = earlier.some(({ map }) => map.origin === 'server' && map.whole)
  const others = set.filter(
    ({ map }) => map.origin === 'server' && !map.whole && !earlier.some(other => haveSameKey(other.map, map)),
  )
  return [...restored, ...(hasAll ? [] : others.map(({ map }) => ({ map, state: 'out' as const })))]
}

/** What a change does to the maps that count in a phase and type (rulebook 16.8). */
export type SetChange<Map extends PhaseMap> = {
  added: Map[]
  replaced: Map[]
  removed: Map[]
  kept: Map[]
  /** Maps that wait for an admin's choice and did not before. */
  waiting: Map[]
}

/** Compares two sets by the maps that count. A map whose key stays is kept, or replaced if its checksum differs. */
export const setChange = <Map extends PhaseMap & { checksum: string }>(
  before: readonly MapInSet<Map>[],
  after: readonly MapInSet<Map>[],
): SetChange<Map> => {
  const mapsIn = (set: readonly MapInSet<Map>[], state: MapState) =>
    set.flatMap(each => (each.state === state ? [each.map] : []))
  const old = mapsIn(before, 'in')
  const now = groupBy(mapsIn(after, 'in'), map => {
    const same = old.find(other => haveSameKey(other, map))
    if (!same) return 'added'
    return same.checksum === map.checksum ? 'kept' : 'replaced'
  })
  const waited = mapsIn(before, 'waiting')
  return {
    added: now.get('added') ?? [],
    replaced: now.get('replaced') ?? [],
    removed: old.filter(map => !mapsIn(after, 'in').some(other => haveSameKey(other, map))),
    kept: now.get('kept') ?? [],
    waiting: mapsIn(after, 'waiting').filter(map => !waited.some(other => haveSameKey(other, map))),
  }
}
