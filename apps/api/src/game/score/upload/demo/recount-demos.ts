import { gunzipSync } from 'node:zlib'
import { type DemoFile, scoreFileTypes, uploadsOfDemos } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Queryable } from '../../../../ground/db/db.ts'
import type { Schema } from '../../../../ground/db/schema.ts'
import { listFileParts } from '../../proof/upload-queries.ts'
import type { Correction } from '../../publish/correct-phases.ts'
import { entryOf } from '../../save/entry-of.ts'
import { mapOfFile } from '../../save/new-map.ts'
import { type KeptMap, listSets, type NewMap, type SetMap } from '../../save/phase-map-queries.ts'
import { saveUpload } from '../../save/save-upload.ts'
import { getFilePlayers } from '../file-people-queries.ts'
import { recordingShape } from './recording-shape.ts'

/**
 * Counts the maps of an event's demos again from what was kept of the demos, with today's players and keyplays. Maps whose counts
 * change are replaced, by an entry of the history for each type (rulebook 8.36).
 */
export async function recountDemos(
  trx: Transaction<Schema>,
  { eventId, userId }: { eventId: number; userId: number },
  correction: Correction,
): Promise<void> {
  const sets = await listSets(trx, eventId)
  const { players } = await getFilePlayers(trx, eventId)
  const phasesChanged: number[] = []
  for (const type of scoreFileTypes) {
    const changed = new Map<number, NewMap>()
    for (const set of sets.filter(each => each.type === type))
      for (const { map } of set.maps) {
        const fresh = map.demos.length > 0 ? await countAgain(trx, eventId, map, players) : undefined
        if (fresh && fresh.checksum !== map.checksum) changed.set(map.id, fresh)
      }
    if (changed.size === 0) continue
    const recounted = ({ id }: SetMap): NewMap | undefined => (id === null ? undefined : changed.get(id))
    const maps = [...changed.values()]
    await saveUpload(
      trx,
      entryOf(
        { eventId, userId, type, step: 'recheck' },
        maps.map(({ phase }) => phase),
        maps.map(map => ({ ...map, name: map.sourceName })),
      ),
      set => set.map(({ map, state }) => ({ map: recounted(map) ?? map, state })),
      { ...correction, changed: [...phasesChanged] },
    )
    phasesChanged.push(...maps.map(({ phase }) => phase))
  }
}

/** Counts a map again; undefined if what was read of its demos is not kept any more. */
async function countAgain(
  db: Queryable,
  eventId: number,
  map: KeptMap,
  players: ReadonlyMap<string, number>,
): Promise<NewMap | undefined> {
  const files: DemoFile[] = []
  for (const { name, checksum } of map.demos) {
    const parts = await listFileParts(db, eventId, checksum)
    if (parts.length === 0) return undefined
    const json = gunzipSync(Buffer.concat(parts)).toString('utf8')
    files.push({ name, recording: recordingShape.parse(JSON.parse(json)) })
  }
  const knows = (steamId: string) => players.has(steamId)
  const { phase, type, layout, sourceName: name, userId, demos } = map
  const read = uploadsOfDemos(files, { phaseIndex: phase, phases: [phase], knows, skipUnknown: true })
  const fresh = read.ok ? read.uploads[type].maps.find(({ key }) => key === map.key) : undefined
  const idOf = (steamId: string) => players.get(steamId) ?? 0
  return fresh && mapOfFile(fresh, { type, name, layout, userId, demos, idOf })
}
