import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import type { Actor } from '../../account/session/session.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound, refuse } from '../../contract/refusal.ts'
import { flag, id, instant, numeral, phaseIndex } from '../../contract/shapes.ts'
import { FaultyFileError } from '../../csv/faulty-file-error.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { findScoring } from '../rank/queries.ts'
import { getKeyplayTypes, getPlayersBySteamId, type NewUpload } from './queries.ts'
import { readInWorker } from './read-in-worker.ts'
import { saveUpload } from './save-upload.ts'
import type { SpooledFile } from './spooled-file.ts'

/** The fields of upload-score beside its file. */
export const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(scoreFileTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
})
export type UploadForm = z.output<typeof uploadFields> & { file: SpooledFile }

/** A dry run answers `changes` and an `upload` of null; otherwise it is the other way round. */
export const uploadAnswer = z.object({
  success: z.literal(true),
  upload: z.object({ id, uploadedAt: instant }).nullable(),
  rows: z.int(),
  layout: z.string(),
  phases: z.array(phaseIndex),
  uncounted: z.array(z.int()),
  skipped: z.array(z.string()),
  changes: changes.optional(),
})

/** Reads a score file and, unless it is a dry run, applies its counts: all or nothing (rulebook 8.13). */
export async function uploadScore(
  db: Db,
  actor: Actor,
  form: UploadForm,
): Promise<z.infer<typeof uploadAnswer>> {
  const { upload, skipped } = await readUpload(db, actor, form)
  const { rows, layout, phases, uncounted } = upload
  const summary = { success: true as const, rows, layout, phases, uncounted, skipped }
  if (form.dryRun) {
    const changes = await previewChange(db, form.eventId, async trx => void (await saveUpload(trx, upload)))
    return { ...summary, upload: null, changes }
  }
  const saved = await inTransaction(db, async trx => {
    const saved = await saveUpload(trx, upload)
    const { counts: _counts, userId, eventId, ...after } = upload
    await recordAudit(trx, {
      accountId: userId,
      eventId,
      call: 'upload-score',
      before: null,
      after: { id: saved.id, ...after },
    })
    return saved
  })
  return { ...summary, upload: { id: saved.id, uploadedAt: saved.uploaded_at } }
}

async function readUpload(
  db: Db,
  actor: Actor,
  { eventId, type, phaseIndex, skipUnknown, file }: UploadForm,
): Promise<{ upload: NewUpload; skipped: string[] }> {
  const event = (await findScoring(db, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
  const players = await getPlayersBySteamId(db)
  const read = await readInWorker({
    fd: file.fd,
    known: new Set(players.keys()),
    type,
    phaseIndex,
    phases: event.phases.map(phase => phase.index),
    skipUnknown,
    keyplayTypes: await getKeyplayTypes(db),
  })
  if (!read.ok) throw new FaultyFileError(read)
  const { layout, phases, rows, uncounted, skipped } = read
  const counts = read.counts.map(({ steamId, ...count }) => ({
    ...count,
    playerId: players.get(steamId) ?? 0,
  }))
  const kept = { fileName: file.name, checksum: file.checksum, userId: actor.id, restoredFrom: null }
  return { upload: { eventId, type, layout, phases, rows, uncounted, counts, ...kept }, skipped }
}
