import {
  beginningOf,
  countMaps,
  firstKillsOf,
  firstReading,
  type PhaseMap,
  type PlayersBySteamId,
  playerCountedFor,
  type ServerMap,
  type SourcePerson,
  scoreFileTypes,
  standingMaps,
} from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { getPlayersBySteamId } from '../../score/proof/upload-queries.ts'
import { checksumOfMap } from '../../score/save/new-map.ts'
import type { NewMap, PhaseSet, SetMap } from '../../score/save/phase-map-queries.ts'
import { type EventMap, listEventMaps } from './map-queries.ts'
import { listEventPeople } from './source-queries.ts'

/** A map of an event that counts, with the start that identifies it, its place in its source, and what is settled about its people. */
export type StandingMap = EventMap & { start: string; began: number; people: readonly SourcePerson[] }

/**
 * Lists the maps of an event that count: for each map what the server sent or what a dropped file contains (rulebook 15.15).
 * What an admin has decided about people applies to all servers of the event (rulebook 15.11).
 */
export async function listStandingMaps(db: Queryable, eventId: number): Promise<StandingMap[]> {
  const people = await listEventPeople(db, eventId)
  const maps = (await listEventMaps(db, eventId)).map(map => ({ ...map, people }))
  return [...Map.groupBy(maps, ({ sourceId }) => sourceId).values()].flatMap(ofSource =>
    standingMaps(ofSource).map(map => ({
      ...map,
      start: firstReading(map, ofSource).facts.startedAt,
      began: beginningOf(map, ofSource),
    })),
  )
}

/** What a map of a server is known and compared by in its phase (rulebook 16.2). */
export const identityOf = (
  { sourceId, start, facts, people }: StandingMap,
  players: PlayersBySteamId,
): Required<PhaseMap> & { players: number[] } => {
  const found = facts.people.flatMap(({ steamId }) => playerCountedFor(steamId, people, players) ?? [])
  return {
    key: `${sourceId} ${start} ${facts.map}`,
    origin: 'server',
    sourceId,
    whole: false,
    map: facts.map,
    match: '',
    number: '',
    rounds: facts.rounds.filter(({ ended }) => ended).length,
    players: [...new Set(found)].toSorted((a, b) => a - b),
    firstKills: firstKillsOf(facts.kills.filter(({ round }) => round === 1)),
    checksum: '',
  }
}

/** Reads maps of servers as they join the sets of their phases, one for each type. */
export const toSetMaps = (maps: readonly StandingMap[], players: PlayersBySteamId): ServerMap<NewMap>[] =>
  maps.flatMap(map => {
    const { facts, phaseIndex, sourceName, userId } = map
    if (phaseIndex === null) return []
    const isFinal = facts.state === 'final'
    const counted = countMaps(isFinal ? [map] : [], players)
    const identity = identityOf(map, players)
    return scoreFileTypes.map(type => ({
      isFinal,
      map: {
        ...identity,
        ...counted[type],
        id: null,
        phase: phaseIndex,
        type,
        layout: 'server log',
        sourceName,
        demos: [],
        moments: null,
        userId,
        checksum: checksumOfMap({ ...identity, ...counted[type] }),
      },
    }))
  })

/** The maps that a set is offered, each unchanged where the set has it as it is read now. */
export const offersOf = (set: PhaseSet, read: readonly ServerMap<NewMap>[]): ServerMap<SetMap>[] =>
  read
    .filter(({ map }) => map.phase === set.phase && map.type === set.type)
    .map(({ map, isFinal }) => {
      const known = set.maps.find(each => each.map.key === map.key && each.map.origin === map.origin)?.map
      const isUnchanged = known && (!isFinal || known.checksum === map.checksum)
      return { map: isUnchanged ? known : map, isFinal }
    })

/** The sets that maps of servers can change: those that there are, and empty ones for the phases of maps without. */
export function setsToJoin(sets: readonly PhaseSet[], read: readonly ServerMap<NewMap>[]): PhaseSet[] {
  const missing = read
    .map(({ map: { phase, type } }) => ({ phase, type, maps: [] }))
    .filter(({ phase, type }, at, all) => {
      const isSame = (set: PhaseSet) => set.phase === phase && set.type === type
      return !sets.some(isSame) && all.findIndex(isSame) === at
    })
  return [...sets, ...missing].toSorted((a, b) => a.phase - b.phase || a.type.localeCompare(b.type))
}

/** The ids of the players whom logs of an event can name, by SteamID64, in the shape of the domain. */
export const listPlayers = async (db: Queryable, eventId: number): Promise<PlayersBySteamId> =>
  Object.fromEntries(await getPlayersBySteamId(db, eventId))
