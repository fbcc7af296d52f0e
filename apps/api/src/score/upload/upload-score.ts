import { isServerLogName, type ScoreFileType, type ServerLogUpload, scoreFileTypes } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound, refuse } from '../../contract/refusal.ts'
import { correctionReason, flag, id, instant, numeral, phaseIndex } from '../../contract/shapes.ts'
import { FaultyFileError } from '../../csv/faulty-file-error.ts'
import type { Db } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../session/session.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { findScoring } from '../publish/scoring-queries.ts'
import { compressed, keepFile } from './kept-file.ts'
import { readInWorker } from './read-in-worker.ts'
import { saveUpload } from './save-upload.ts'
import type { SpooledFile } from './spooled-file.ts'
import { getKeyplayTypes, getPlayersBySteamId, type NewUpload } from './upload-queries.ts'

/** The fields of upload-score besides its file. */
export const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(scoreFileTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
  reason: correctionReason,
})
export type UploadForm = z.output<typeof uploadFields> & { file: SpooledFile }

const savedUpload = z.object({ id, uploadedAt: instant })

/**
 * A dry run answers `changes`, an `upload` of null and no `uploads`; otherwise it is the other way round. A server log gives
 * two uploads, of which `upload` is the one of the requested type.
 */
export const uploadAnswer = z.object({
  success: z.literal(true),
  upload: savedUpload.nullable(),
  uploads: z.array(savedUpload.extend({ type: z.enum(scoreFileTypes) })),
  rows: z.int(),
  layout: z.string(),
  phases: z.array(phaseIndex),
  uncounted: z.array(z.int()),
  incomplete: z.array(z.int()),
  skipped: z.array(z.string()),
  changes: changes.optional(),
})

/** Reads a score file and, unless it is a dry run, applies its counts: all or nothing (rulebook 8.13, 14.14). */
export async function uploadScore(
  db: Db,
  actor: Actor,
  form: UploadForm,
): Promise<z.infer<typeof uploadAnswer>> {
  const { uploads, ...read } = await readUploads(db, actor, form)
  const { layout = '', phases = [] } = uploads[0] ?? {}
  const rows = uploads.reduce((sum, upload) => sum + upload.rows, 0)
  const uncounted = uploads.flatMap(upload => upload.uncounted)
  const summary = { success: true as const, rows, layout, phases, uncounted, ...read }
  if (form.dryRun) {
    const changes = await previewChange(db, form.eventId, async trx => {
      for (const upload of uploads) await saveUpload(trx, upload, { reason: form.reason, dryRun: true })
    })
    return { ...summary, upload: null, uploads: [], changes }
  }
  const saved = await saveWithFile(db, uploads, form)
  const { id, uploadedAt } = saved.find(each => each.type === form.type) ?? notFound('Upload')
  return { ...summary, upload: { id, uploadedAt }, uploads: saved }
}

/** Saves uploads of one file with their counts and the file, all or nothing. */
async function saveWithFile(
  db: Db,
  uploads: readonly NewUpload[],
  { file, reason }: Pick<UploadForm, 'file' | 'reason'>,
) {
  const gzip = await compressed(file)
  const save = async (trx: Transaction<Schema>) => {
    const saved = []
    for (const upload of uploads) {
      saved.push(await saveAudited(trx, upload, reason))
      await keepFile(trx, upload, gzip)
    }
    return saved
  }
  return inTransaction(db, save).finally(() => gzip.close())
}

async function saveAudited(trx: Transaction<Schema>, upload: NewUpload, reason: string | undefined) {
  const { id, uploaded_at: uploadedAt } = await saveUpload(trx, upload, { reason })
  const { counts: _counts, userId, eventId, ...after } = upload
  await recordAudit(trx, {
    accountId: userId,
    eventId,
    call: 'upload-score',
    before: null,
    after: { id, ...after, ...(reason !== undefined && { reason }) },
  })
  return { type: upload.type, id, uploadedAt }
}

type ReadUploads = { uploads: NewUpload[]; incomplete: number[]; skipped: string[] }

async function readUploads(
  db: Db,
  actor: Actor,
  { eventId, type, phaseIndex, skipUnknown, file }: UploadForm,
): Promise<ReadUploads> {
  const event = (await findScoring(db, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
  const players = await getPlayersBySteamId(db)
  const read = await readInWorker({
    fd: file.fd,
    isLog: isServerLogName(file.name),
    known: new Set(players.keys()),
    type,
    phaseIndex,
    phases: event.phases.map(phase => phase.index),
    skipUnknown,
    keyplayTypes: await getKeyplayTypes(db),
  })
  if (!read.ok) throw new FaultyFileError(read)
  const { layout, phases, skipped } = read
  const kept = { fileName: file.name, checksum: file.checksum, userId: actor.id, restoredFrom: null }
  const newUpload = (type: ScoreFileType, { counts, rows, uncounted }: ServerLogUpload): NewUpload => ({
    ...{ eventId, type, layout, phases, rows, uncounted, ...kept },
    counts: counts.map(({ steamId, ...count }) => ({ ...count, playerId: players.get(steamId) ?? 0 })),
  })
  if (!('uploads' in read)) return { uploads: [newUpload(type, read)], incomplete: [], skipped }
  const uploads = scoreFileTypes.map(each => newUpload(each, read.uploads[each]))
  return { uploads, incomplete: read.incomplete, skipped }
}
