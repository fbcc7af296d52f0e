import type { Transaction } from 'kysely'
import { refuse } from '../../contract/refusal.ts'
import { requestRanking } from '../../db/channels.ts'
import type { Schema } from '../../db/schema.ts'
import { linkUpload } from '../proof/append-link.ts'
import { type Correction, correctPhases } from '../publish/correct-phases.ts'
import { lockUncompletedEvent } from '../publish/rank-event.ts'
import { insertUpload, listPhaseIndexes, type NewUpload, replaceCounts } from './upload-queries.ts'

/**
 * Saves an upload, replaces the previous counts and requests a ranking. Refuses EVENT_COMPLETED, STALE, and CORRECTION_REASON for final
 * results.
 */
export async function saveUpload(trx: Transaction<Schema>, upload: NewUpload, correction: Correction) {
  await lockUncompletedEvent(trx, upload.eventId)
  const phases = await listPhaseIndexes(trx, upload.eventId)
  if (upload.phases.length === 0 || !upload.phases.every(phase => phases.includes(phase))) refuse('STALE')
  await correctPhases(trx, upload, correction)
  const saved = await insertUpload(trx, upload)
  await replaceCounts(trx, saved.id, upload)
  await linkUpload(trx, saved.id, upload)
  await requestRanking(trx, upload.eventId)
  return saved
}
