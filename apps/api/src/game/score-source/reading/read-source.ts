import { phaseOfMap } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { linkSteamIds } from '../steam-link/link-steam-ids.ts'
import { assignLogs, listGaps, listLogs, listReadSince, listUnread } from './chunk-queries.ts'
import { ignoredPeople } from './ignored-people.ts'
import { listMapPlaces, listPhaseDates, lockSource, replaceMaps } from './map-queries.ts'
import { firstLogTouched, goOn, logsOfChunks, numberLogs } from './number-logs.ts'
import { readLogs } from './read-logs.ts'
import { listEventPeople } from './source-queries.ts'

/** How many chunks of at most 1 MB are read in one transaction. */
const atOnce = 200

/**
 * Reads the new chunks of a source and saves their maps in one transaction, so that a process that dies leaves both as they
 * were (rulebook 15.8). A paused source is not read. Returns its event, undefined if there is no such source.
 */
export async function readSource(db: Db, sourceId: number): Promise<number | undefined> {
  for (;;) {
    const { eventId, read } = await inTransaction(db, trx => readNext(trx, sourceId))
    if (read < atOnce) return eventId
  }
}

/** Reads the new chunks of a source within a transaction, for a preview that is rolled back (rulebook 16.8). */
export async function readSourceWithin(trx: Transaction<Schema>, sourceId: number): Promise<void> {
  for (;;) if ((await readNext(trx, sourceId)).read < atOnce) return
}

async function readNext(trx: Transaction<Schema>, sourceId: number) {
  const source = await lockSource(trx, sourceId)
  if (!source || source.paused) return { eventId: source?.eventId, read: 0 }
  const unread = await listUnread(trx, sourceId, atOnce)
  if (unread.length === 0) return { eventId: source.eventId, read: 0 }
  await linkSteamIds(trx, source.eventId, unread)
  const known = await listLogs(trx, sourceId)
  const places = await listMapPlaces(trx, sourceId)
  const gaps = goOn(unread, known) ? [] : await listGaps(trx, sourceId)
  const first = firstOfReading(firstLogTouched(unread, known, gaps), places)
  const files = unread.flatMap(({ dropped, instance }) => (dropped && instance ? [instance] : []))
  const read = await listReadSince(trx, sourceId, first, files)
  const chunks = [...read, ...unread].toSorted((a, b) => a.id - b.id)
  const logs = numberLogs(chunks, Math.max(source.firstLog, (known[0]?.log ?? 0) + 1))
  await assignLogs(trx, sourceId, logsOfChunks(chunks, logs))
  const ignored = ignoredPeople(await listEventPeople(trx, source.eventId))
  const readings = readLogs(chunks, logs, steamId => ignored.has(steamId))
  const phases = await listPhaseDates(trx, source.eventId)
  await replaceMaps(
    trx,
    sourceId,
    logs.map(({ number }) => number),
    readings.flatMap(({ log, dropped, maps }) =>
      maps.map(facts => ({
        log,
        dropped,
        facts,
        // The evening itself decides for which phase a map counts (rulebook 30.18).
        phaseIndex: source.automatic && !dropped ? null : phaseOfMap(phases, facts.arrivedAt),
      })),
    ),
  )
  return { eventId: source.eventId, read: unread.length }
}

/** Returns the first log of the reading to which the log may belong: that of the newest map at or before it. */
const firstOfReading = (log: number, places: readonly { log: number; dropped: boolean }[]): number =>
  places.findLast(place => !place.dropped && place.log <= log)?.log ?? log
