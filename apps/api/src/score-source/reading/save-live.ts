import { isDeepStrictEqual } from 'node:util'
import {
  epochMs,
  type LiveMap,
  liveCountsOf,
  liveStateOf,
  type PlayersBySteamId,
  roundsChanged,
  scoreFileTypes,
  sourceEntry,
} from '@game/domain'
import type { Queryable } from '../../db/db.ts'
import { publishMessage } from '../../live/queries.ts'
import { listSources } from '../queries.ts'
import { type InForce, listInForce } from './entry-queries.ts'
import { findTold, saveTold } from './live-queries.ts'
import type { EventMap } from './map-queries.ts'

/** How old what is told of a server's last line may become. */
const heardMs = 30_000

/**
 * Tells the pages of an event what its live maps come to, where that has changed since it was told (rulebook 15.17). The caller
 * holds the event, and has entered what is final.
 */
export async function saveLive(
  db: Queryable,
  eventId: number,
  maps: readonly EventMap[],
  players: PlayersBySteamId,
): Promise<void> {
  const inForce = await listInForce(db, eventId)
  const before = (await findTold(db, eventId)) ?? { revision: 0, maps: [], rounds: 0 }
  const revision = before.revision + 1
  const sources = await listSources(db, eventId)
  const after = sources.flatMap(({ id, heard }): LiveMap[] => {
    const map = newestOf(maps.filter(({ sourceId }) => sourceId === id))
    if (!map || map.phaseIndex === null || map.facts.state === 'abandoned') return []
    const { phaseIndex } = map
    const name = `${id} ${map.log} ${map.number}`
    const told = before.maps.find(each => each.id === name)
    const isFinal = map.facts.state === 'final'
    const ofPhase = maps.filter(each => each.phaseIndex === phaseIndex)
    const types = scoreFileTypes.filter(type => !isHeld(ofPhase, find(inForce, phaseIndex, type)))
    return [
      {
        id: name,
        phaseIndex,
        state: isFinal ? 'final' : 'running',
        countedSince: isFinal ? (told?.countedSince ?? revision) : null,
        heardAt: heard ?? '',
        ...liveStateOf(map.facts),
        counts: liveCountsOf(map, players, types),
      },
    ]
  })
  if (isTold(before.maps, after)) return
  const hasRound = roundsChanged(before, { revision, maps: after }) || running(before.maps) !== running(after)
  const rounds = before.rounds + Number(hasRound)
  await saveTold(db, eventId, { revision, rounds, maps: after })
  await publishMessage(db, { type: 'counts_changed', eventId })
}

const running = (maps: readonly LiveMap[]) => maps.filter(({ state }) => state === 'running').length

/** The map of a source that began last, by the log's own times. */
const newestOf = (maps: readonly EventMap[]): EventMap | undefined =>
  maps.reduce<EventMap | undefined>(
    (newest, map) => (newest && newest.facts.startedAt > map.facts.startedAt ? newest : map),
    undefined,
  )

const find = (inForce: readonly InForce[], phaseIndex: number, type: InForce['type']) =>
  inForce.find(each => each.phaseIndex === phaseIndex && each.type === type) ?? null

/** Whether an upload by hand is in force over the maps of a phase, as it is over their entry (rulebook 15.12). */
function isHeld(maps: readonly EventMap[], upload: InForce | null): boolean {
  const resumed = maps.flatMap(({ resumedAt }) => resumedAt ?? []).toSorted()
  const offer = { maps: maps.length, checksum: '', resumedAt: resumed.at(-1) ?? null }
  return sourceEntry(upload, offer) === 'held'
}

/** Whether pages know all that there is to know, but for the time of the last line while that is not old. */
function isTold(before: readonly LiveMap[], after: readonly LiveMap[]): boolean {
  const told = after.map(map => {
    const known = before.find(({ id }) => id === map.id)?.heardAt ?? map.heardAt
    const isOld = map.state === 'running' && epochMs(map.heardAt) - epochMs(known) >= heardMs
    return isOld ? map : { ...map, heardAt: known }
  })
  return isDeepStrictEqual(told, before)
}
