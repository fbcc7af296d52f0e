import type { Transaction } from 'kysely'
import { notFound, refuse } from '../../contract/refusal.ts'
import type { Schema } from '../../db/schema.ts'
import { askScoring } from '../../jobs/ask-scoring.ts'
import { lockEvent } from '../rank/queries.ts'
import { insertUpload, listPhaseIndexes, type NewUpload, replaceCounts } from './queries.ts'

/** Uploads and rankings of an event take turns; a completed one takes none. Refuses EVENT_COMPLETED. */
export async function lockForScores(trx: Transaction<Schema>, eventId: number): Promise<void> {
  const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
}

/** Keeps an upload, lets its counts stand for those before, and asks for the ranking. Refuses EVENT_COMPLETED, STALE. */
export async function saveUpload(trx: Transaction<Schema>, upload: NewUpload) {
  await lockForScores(trx, upload.eventId)
  const phases = await listPhaseIndexes(trx, upload.eventId)
  if (upload.phases.length === 0 || !upload.phases.every(phase => phases.includes(phase))) refuse('STALE')
  const saved = await insertUpload(trx, upload)
  await replaceCounts(trx, saved.id, upload)
  await askScoring(trx, upload.eventId)
  return saved
}
