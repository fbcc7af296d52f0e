import {
  liveCountsOf,
  type MapMoments,
  momentsOfCounts,
  momentsOfMap,
  type PlayerCount,
  sumPlayerCounts,
  withoutVoid,
} from '@game/domain'
import type { Db, Queryable } from '../../ground/db/db.ts'
import { versionedMemory } from '../../ground/db/versioned-memory.ts'
import { listVoidPlayers } from '../score/publish/void-player-queries.ts'
import { getMapMoments, type KeptMap, listSets, type PhaseSet } from '../score/save/phase-map-queries.ts'
import { typesOf } from '../score-source/reading/save-provisional-counts.ts'
import { identityOf, listPlayers, listStandingMaps } from '../score-source/reading/source-maps.ts'

/** A map of a phase with its moments; `byRound` is false for a map of a file without its kills, which has only one. */
export type PhaseMoments = MapMoments & {
  map: string
  number: string
  match: string
  final: boolean
  byRound: boolean
}

type PhaseKey = { eventId: number; phaseIndex: number }

/** The moments of a phase take some 100 kB. */
const memory = versionedMemory<PhaseMoments[]>({ max: 50 })

/** Finds the moments of the maps of a phase in the order in which they were played, read once per version (rulebook 22.3). */
export const findMoments = (db: Db, key: PhaseKey, version: string): Promise<PhaseMoments[]> =>
  memory(db, { key: `${key.eventId} ${key.phaseIndex}`, version }, () => readMoments(db, key))

async function readMoments(db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<PhaseMoments[]> {
  const sets = (await listSets(db, eventId)).filter(({ phase }) => phase === phaseIndex)
  const voidPlayers =
    (await listVoidPlayers(db, eventId)).find(each => each.phaseIndex === phaseIndex)?.players ?? []
  const servers = await readServers(db, { eventId, phaseIndex }, sets, voidPlayers)
  const files = await readFiles(db, sets, voidPlayers, new Set(servers.map(({ key }) => key)))
  return [...servers, ...files]
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at: _at, key: _key, ...map }) => map)
}

/** A map with its key in the sets, and when it was played or added. */
type PlacedMoments = PhaseMoments & { at: string; key: string }

async function readServers(
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  sets: readonly PhaseSet[],
  voidPlayers: readonly number[],
): Promise<PlacedMoments[]> {
  const maps = (await listStandingMaps(db, eventId)).filter(
    map => map.phaseIndex === phaseIndex && map.facts.state !== 'abandoned',
  )
  if (maps.length === 0) return []
  const players = await listPlayers(db, eventId)
  return maps.flatMap(map => {
    const types = typesOf(map, sets, players)
    if (types.length === 0) return []
    const counts = withoutVoid(liveCountsOf(map, players, types), voidPlayers)
    return [
      {
        id: `${map.sourceId} ${map.log} ${map.number}`,
        key: identityOf(map, players).key,
        map: map.facts.map,
        number: '',
        match: '',
        final: map.facts.state === 'final',
        byRound: true,
        moments: momentsOfMap(map, players, counts, types),
        at: map.facts.arrivedAt ?? '',
      },
    ]
  })
}

/** Reads the maps of files; those of both types under one key are one map. */
async function readFiles(
  db: Queryable,
  sets: readonly PhaseSet<KeptMap>[],
  voidPlayers: readonly number[],
  read: ReadonlySet<string>,
): Promise<PlacedMoments[]> {
  const maps = sets.flatMap(({ maps }) =>
    maps.flatMap(({ map, state }) =>
      state === 'in' && !(map.origin === 'server' && read.has(map.key)) ? [map] : [],
    ),
  )
  const ids = maps.map(({ id }) => id)
  const kept = await getMapMoments(db, ids)
  return [...Map.groupBy(maps, ({ origin, key }) => `${origin} ${key}`)].flatMap(([id, ofKey]) => {
    const [first] = ofKey
    if (!first) return []
    const counts: PlayerCount[] = ofKey.flatMap(map => [...(kept.get(map.id)?.counts ?? [])])
    const { key, map, number, match, addedAt } = first
    const kills = ofKey.flatMap(map => kept.get(map.id)?.kills ?? [])
    const moments = momentsOfCounts(
      sumPlayerCounts(withoutVoid(counts, voidPlayers)),
      kills.map(kill => ({ ...kill, counts: withoutVoid(kill.counts, voidPlayers) })),
    )
    return [{ id, key, map, number, match, final: true, byRound: kills.length > 0, moments, at: addedAt }]
  })
}
