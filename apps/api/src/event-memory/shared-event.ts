import type { Db } from '../db/db.ts'
import { versionedMemory } from '../db/versioned-memory.ts'
import { type SharedEvent, selectSharedEvent } from './shared-event-queries.ts'

/** One of 200 players in three phases takes a megabyte. */
const mostKept = 100

const remember = versionedMemory<SharedEvent>({ max: mostKept })

/**
 * Finds what everybody sees of an event: from memory where it has been read since it got this version (`EventMoment`), in one statement
 * otherwise. Never older than the version, newer where it has changed since. Undefined without such an event.
 */
export const findShared = (db: Db, eventId: number, version: string): Promise<SharedEvent | undefined> =>
  remember(db, { key: String(eventId), version }, () => selectSharedEvent(db, eventId).executeTakeFirst())
