import {
  countMaps,
  type PlayerCount,
  type PlayersBySteamId,
  type ScoreFileType,
  scoreFileTypes,
  sourceEntry,
  standingMaps,
} from '@game/domain'
import type { Queryable } from '../../db/db.ts'
import { getPlayersBySteamId, type NewUpload } from '../../score/upload/upload-queries.ts'
import { hashToken } from '../../session/token.ts'
import { type InForce, listInForce } from './entry-queries.ts'
import { type EventMap, listEventMaps } from './map-queries.ts'

/** The result of the finished maps of a phase for one type, and whether it makes a history entry. */
export type Offer = {
  phaseIndex: number
  type: ScoreFileType
  entry: 'due' | 'held' | 'none'
  upload: NewUpload
}

/** The maps of an event that count: for each map what the server sent or what a dropped file contains (rulebook 15.15). */
export async function listStandingMaps(db: Queryable, eventId: number): Promise<EventMap[]> {
  const maps = await listEventMaps(db, eventId)
  return [...Map.groupBy(maps, ({ sourceId }) => sourceId).values()].flatMap(ofSource =>
    standingMaps(ofSource),
  )
}

/** Makes the offers of an event's finished maps, in the order of its phases (rulebook 15.10, 15.12). */
export async function listOffers(
  db: Queryable,
  eventId: number,
  maps: readonly EventMap[],
  players: PlayersBySteamId,
): Promise<Offer[]> {
  const inForce = await listInForce(db, eventId)
  const final = maps.filter(({ facts, phaseIndex }) => facts.state === 'final' && phaseIndex !== null)
  const phases = new Set([
    ...final.flatMap(({ phaseIndex }) => phaseIndex ?? []),
    ...inForce.filter(({ fromSource }) => fromSource).map(({ phaseIndex }) => phaseIndex),
  ])
  return [...phases]
    .toSorted((a, b) => a - b)
    .flatMap(phaseIndex => {
      const ofPhase = final.filter(map => map.phaseIndex === phaseIndex)
      const counted = countMaps(ofPhase, players)
      return scoreFileTypes.map((type): Offer => {
        const { counts, rows, uncounted } = counted[type]
        const checksum = hashToken(JSON.stringify([phaseIndex, type, rows, uncounted, counts]))
        const offer = { maps: ofPhase.length, checksum, resumedAt: newest(ofPhase.map(map => map.resumedAt)) }
        const before = inForce.find(each => each.phaseIndex === phaseIndex && each.type === type)
        return {
          phaseIndex,
          type,
          entry: sourceEntry(before ?? null, offer),
          upload: {
            ...namesOf(ofPhase, before),
            eventId,
            type,
            phases: [phaseIndex],
            rows,
            uncounted,
            checksum,
            counts: withPhase(counts, phaseIndex),
          },
        }
      })
    })
}

const withPhase = (counts: readonly PlayerCount[], phase: number) =>
  counts.map(count => ({ phase, ...count }))

const newest = (times: readonly (string | null)[]): string | null =>
  times.reduce((latest, time) => ((time ?? '') > (latest ?? '') ? time : latest), null)

const longestName = 255

/** Names an entry after the sources of its maps; without maps, after the entry that it replaces. */
function namesOf(maps: readonly EventMap[], before: InForce | undefined) {
  const names = [...new Set(maps.map(({ sourceName }) => sourceName))].join(' + ')
  return {
    layout: 'server log',
    fileName: names.slice(0, longestName) || (before?.fileName ?? ''),
    userId: maps.at(-1)?.userId ?? before?.userId ?? 0,
    restoredFrom: null,
    fromSource: true,
  }
}

/** The ids of the catalogue's players by SteamID64, in the shape of the domain. */
export const listPlayers = async (db: Queryable): Promise<PlayersBySteamId> =>
  Object.fromEntries(await getPlayersBySteamId(db))
