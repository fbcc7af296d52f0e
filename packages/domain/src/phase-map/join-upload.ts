import { frozen } from '../shared/value/frozen.ts'
import { type JoinMode, joinFileMaps, type MapInSet, type MapState } from './phase-map.ts'
import { haveSameKey, isSameMap, looksAlike, type PhaseMap } from './same-map.ts'

/** What an admin decides about maps of files that count already: they `replace` those, or `both` count (rulebook 16.12). */
export type SameMapChoice = (typeof sameMapChoices)[number]
/** The choices for maps that count already. */
export const sameMapChoices = frozen(['replace', 'both'] as const)

/** A map of a phase; `sourceName` is the name of its file. */
export type UploadedMap = PlacedInPhase & { sourceName: string }
type PlacedInPhase = PhaseMap & { phase: number }

/** The set of a phase. */
export type SetOfPhase<Map extends UploadedMap> = { phase: number; maps: readonly MapInSet<Map>[] }

/** How an upload joins the sets of an event's phases for one type. */
export type JoinedUpload<Map extends UploadedMap> = {
  /** The sets after it whose maps or states it changes. */
  sets: SetOfPhase<Map>[]
  /** Maps that the sets have already, as they are: nothing is added. */
  known: Map[]
  /** Maps of the upload, each with one that counts and is the same map. Without a choice they do not join (rulebook 16.12). */
  doubled: { map: Map; other: Map }[]
}

type Choice = { mode: JoinMode; sameMaps?: SameMapChoice | undefined }

/**
 * Lets the maps of files join the sets of an event's phases for one type. What the sets have already is not added again; the
 * same map of another file or phase joins as the admin chooses (rulebook 16.11, 16.12).
 */
export const joinUpload = <Map extends UploadedMap>(
  before: readonly SetOfPhase<Map>[],
  added: readonly Map[],
  { mode, sameMaps }: Choice,
): JoinedUpload<Map> => {
  const known = added.filter((map, at) => {
    const others = mode === 'add' ? mapsOf(before) : []
    return [...others, ...added.slice(0, at)].some(other => isKnown(map, other))
  })
  const fresh = added.filter(map => !known.includes(map))
  const joined = join(before, fresh, mode)
  const counting = (sets: readonly SetOfPhase<Map>[]) =>
    sets.flatMap(({ maps }) => maps.flatMap(({ map, state }) => (state === 'in' ? [map] : [])))
  const [old, all] = [counting(before), counting(joined)]
  const isChosen = (map: Map) => old.some(other => other.phase === map.phase && haveSameKey(other, map))
  const counted = new Set(all)
  const places = new Map(fresh.filter(map => counted.has(map)).map((map, place) => [map, place]))
  const doubled = Array.from(places).flatMap(([map, place]) =>
    all
      .filter(other => (places.get(other) ?? -1) < place && isDouble(map, other))
      .filter(other => !(places.has(other) && map.sourceName === other.sourceName))
      .filter(other => !(isChosen(map) && isChosen(other)))
      .map(other => ({ map, other })),
  )
  const after =
    sameMaps === undefined
      ? join(
          before,
          fresh.filter(map => !doubled.some(each => each.map === map)),
          mode,
        )
      : joined.map(set => choose(set, fresh, sameMaps, doubled))
  const sets = after.filter(set => !isUnchanged(set, before))
  return { sets, known, doubled }
}

const mapsOf = <Map extends UploadedMap>(sets: readonly SetOfPhase<Map>[]): Map[] =>
  sets.flatMap(({ maps }) => maps.flatMap(({ map, state }) => (state === 'out' ? [] : [map])))

/** Whether a set or an earlier file of the upload has exactly what was read of the map. */
const isKnown = (map: UploadedMap, other: UploadedMap): boolean =>
  other.origin === 'file' &&
  other.phase === map.phase &&
  !map.whole &&
  map.checksum === other.checksum &&
  isSameMap(map, other)

/** Within its phase a map of a file waits for a server's by itself. */
const isDouble = (map: UploadedMap, other: UploadedMap): boolean =>
  !(map.phase === other.phase && other.origin === 'server') && isDoubledInEvent(map, other)

/**
 * Whether two maps of an event and type look like the same one: in one phase as `looksAlike` says; in two, the counts of whole files are
 * not compared (rulebook 16.11).
 */
export const isDoubledInEvent = (a: PlacedInPhase, b: PlacedInPhase): boolean =>
  a.phase === b.phase ? looksAlike(a, b) : !a.whole && !b.whole && isSameMap(a, b)

const join = <Map extends UploadedMap>(
  before: readonly SetOfPhase<Map>[],
  fresh: readonly Map[],
  mode: JoinMode,
): SetOfPhase<Map>[] => {
  const phases = Array.from(new Set(fresh.map(({ phase }) => phase)))
  const others = before.filter(({ phase }) => !phases.includes(phase))
  return [
    ...others,
    ...phases.map(phase => {
      const set = before.find(each => each.phase === phase)?.maps ?? []
      const own = fresh.filter(map => map.phase === phase)
      return { phase, maps: joinFileMaps(set, own, mode) }
    }),
  ]
}

/** Takes in what waits of the upload; with `replace` the same maps no longer count. */
const choose = <Map extends UploadedMap>(
  { phase, maps }: SetOfPhase<Map>,
  fresh: readonly Map[],
  sameMaps: SameMapChoice,
  doubled: readonly { other: Map }[],
): SetOfPhase<Map> => {
  const waiting = maps.flatMap(({ map, state }) => (state === 'waiting' && fresh.includes(map) ? [map] : []))
  const isReplaced = (map: Map, state: MapState) =>
    sameMaps === 'replace' &&
    (doubled.some(({ other }) => other === map) ||
      (state === 'in' && waiting.some(each => looksAlike(each, map))))
  return {
    phase,
    maps: maps.flatMap(({ map, state }) => {
      if (waiting.includes(map)) return [{ map, state: 'in' as const }]
      if (!isReplaced(map, state)) return [{ map, state }]
      return map.origin === 'server' ? [{ map, state: 'out' as const }] : []
    }),
  }
}

const isUnchanged = <Map extends UploadedMap>(set: SetOfPhase<Map>, before: readonly SetOfPhase<Map>[]) => {
  const old = before.find(({ phase }) => phase === set.phase)?.maps ?? []
  return (
    old.length === set.maps.length &&
    set.maps.every(({ map, state }) => old.some(each => each.map === map && each.state === state))
  )
}
