import type { Db } from '../../ground/db/db.ts'
import { versionedMemory } from '../../ground/db/versioned-memory.ts'
import { type SharedEvent, selectSharedEvent } from './shared-event-queries.ts'

/** One of 200 players in three phases takes a megabyte. */
const mostKept = 100

const remember = versionedMemory<SharedEvent>({ max: mostKept })

/**
 * Finds what everybody sees of an event: from memory if this version (`EventMoment`) has been read already, otherwise in one statement.
 * Never older than the version, but newer if the event has changed since. Undefined if there is no such event.
 */
export const findShared = (db: Db, eventId: number, version: string): Promise<SharedEvent | undefined> =>
  remember(db, { key: String(eventId), version }, () => selectSharedEvent(db, eventId).executeTakeFirst())
