import type { Db } from '../../../ground/db/db.ts'
import { readSource } from '../../score-source/reading/read-source.ts'
import { saveEntries } from '../../score-source/reading/save-entries.ts'
import { followEvening } from './follow-evening.ts'

/**
 * Reads what a source has sent: an automatic evening locks by it first, then finished maps count, and the evening goes on once they do (rulebook 15.8, 30.18). Returns
 * the source's event, undefined if there is no such source.
 */
export async function readLog(db: Db, sourceId: number): Promise<number | undefined> {
  const eventId = await readSource(db, sourceId)
  if (eventId === undefined) return undefined
  await followEvening(db, eventId)
  await followEvening(db, eventId, await saveEntries(db, eventId))
  return eventId
}
