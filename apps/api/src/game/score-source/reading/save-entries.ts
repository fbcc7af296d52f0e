import { joinServerMaps, type MapInSet } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import type { NewUpload } from '../../score/proof/upload-queries.ts'
import type { Correction } from '../../score/publish/correct-phases.ts'
import { lockEvent } from '../../score/publish/scoring-queries.ts'
import { entryName, entryOf } from '../../score/save/entry-of.ts'
import { listSets, type PhaseSet, type SetMap } from '../../score/save/phase-map-queries.ts'
import { saveUpload } from '../../score/save/save-upload.ts'
import { fillResults } from './fill-results.ts'
import { saveLive } from './save-provisional-counts.ts'
import {
  listPlayers,
  listStandingMaps,
  offersOf,
  type StandingMap,
  setsToJoin,
  toSetMaps,
} from './source-maps.ts'

/** Lets the finished maps of an event join its sets, in a transaction for them; returns all maps of the event that count. */
export const saveEntries = (db: Db, eventId: number): Promise<StandingMap[]> =>
  inTransaction(db, trx => joinSources(trx, eventId))

/**
 * Lets the finished maps of an event join the sets of their phases if that changes something (rulebook 15.10, 16.4), fills in their
 * results (rulebook 18.12), and announces its live maps in the same transaction (rulebook 15.17). A completed event stays as it is.
 * Returns all maps that count; none of a completed event. `correction` says why, if an admin is behind it; otherwise the names of the servers are the reason (rulebook 17.4).
 */
export async function joinSources(
  trx: Transaction<Schema>,
  eventId: number,
  correction?: Correction,
): Promise<StandingMap[]> {
  const event = await lockEvent(trx, eventId)
  if (!event || event.completed) return []
  const maps = await listStandingMaps(trx, eventId)
  const players = await listPlayers(trx, eventId)
  const read = toSetMaps(maps, players)
  for (const set of setsToJoin(await listSets(trx, eventId), read)) {
    const joined = joinServerMaps(set.maps, offersOf(set, read))
    if (!isSameSet(set.maps, joined))
      await saveJoined(trx, { eventId, correction }, { ...set, maps: joined }, set)
  }
  await fillResults(trx, eventId, maps, players)
  await saveLive(trx, eventId, maps, players)
  return maps
}

const isSameSet = (a: PhaseSet['maps'], b: PhaseSet['maps']): boolean => shapeOf(a) === shapeOf(b)

const shapeOf = (maps: PhaseSet['maps']): string =>
  maps
    .map(({ map, state }) => `${map.id ?? 'new'} ${state}`)
    .toSorted()
    .join()

async function saveJoined(
  trx: Transaction<Schema>,
  { eventId, correction }: { eventId: number; correction: Correction | undefined },
  set: PhaseSet,
  before: PhaseSet,
) {
  const upload = serverEntry(eventId, set, before)
  const saved = await saveUpload(trx, upload, () => set.maps, correction ?? { fallback: upload.fileName })
  const { userId, eventId: _eventId, files: _files, undid: _undid, ...after } = upload
  await recordAudit(trx, {
    accountId: userId,
    eventId,
    call: 'upload-score',
    before: null,
    after: { id: saved.id, ...after },
  })
}

/** Names an entry after the servers whose maps it has or takes from the set. */
function serverEntry(eventId: number, { phase, type, maps }: PhaseSet, before: PhaseSet): NewUpload {
  const servers = (of: readonly MapInSet<SetMap>[]) => of.filter(({ map }) => map.origin === 'server')
  const own = servers(maps)
  const named = own.length > 0 ? own : servers(before.maps)
  const counting = own
    .filter(({ state }) => state === 'in')
    .map(({ map }) => ({ ...map, name: map.sourceName }))
  const userId = named.at(-1)?.map.userId ?? 0
  return {
    ...entryOf({ eventId, userId, type, step: 'server' }, [phase], counting),
    fileName: entryName(named.map(({ map }) => map.sourceName)),
    layout: 'server log',
  }
}
