import { joinFileMaps, type ScoreFileType, scoreFileTypes } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { notFound } from '../../contract/refusal.ts'
import { id, instant, phaseIndex } from '../../contract/shapes.ts'
import type { Db } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../session/session.ts'
import { hashToken } from '../../session/token.ts'
import type { NewMap } from '../maps/phase-map-queries.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { demoResult, demoToWire } from './demo/demo-result.ts'
import { compressed, compressedText, keepFile } from './kept-file.ts'
import type { ReadFile } from './read-file.ts'
import { type ReadFiles, readFiles, type UploadForm, type UploadSettings } from './read-files.ts'
import { type SetStep, saveUpload } from './save-upload.ts'
import type { SpooledFile } from './spooled-file.ts'
import type { NewUpload } from './upload-queries.ts'

const savedUpload = z.object({ id, uploadedAt: instant })

/**
 * A dry run answers `changes`, an `upload` of null and no `uploads`; otherwise it is the other way round. Server logs give
 * two uploads, of which `upload` is the one of the requested type.
 */
export const uploadAnswer = z.object({
  success: z.literal(true),
  upload: savedUpload.nullable(),
  uploads: z.array(savedUpload.extend({ type: z.enum(scoreFileTypes) })),
  rows: z.int(),
  layout: z.string(),
  phases: z.array(phaseIndex),
  files: z.array(z.object({ fileName: z.string(), layout: z.string(), rows: z.int() })),
  uncounted: z.array(z.int()),
  incomplete: z.array(z.int()),
  skipped: z.array(z.string()),
  notes: z.array(z.string()),
  demos: z.array(demoResult).describe('The maps that were read from demos.'),
  changes: changes.optional(),
})

/**
 * Reads score files and, unless it is a dry run, lets their maps join the sets of their phases: all of them or none (rulebook
 * 8.13, 14.14, 16.3). A dry run whose admin has left reads no more demos (rulebook 8.37).
 */
export async function uploadScore(
  db: Db,
  actor: Actor,
  form: UploadForm,
  env: UploadSettings,
  left?: AbortSignal,
): Promise<z.infer<typeof uploadAnswer>> {
  const read = await readFiles(db, actor, form, env, form.dryRun ? left : undefined)
  const uploads = scoreFileTypes.flatMap(type => uploadOf(type, read, form, actor))
  const save = async (trx: Transaction<Schema>) => {
    const saved = []
    for (const { upload, maps } of uploads) {
      const { reason, dryRun } = form
      const join: SetStep = (set, phase) =>
        joinFileMaps(
          set,
          maps.filter(map => map.phase === phase),
          form.mode,
        )
      const { id, uploaded_at: uploadedAt } = await saveUpload(trx, upload, join, { reason, dryRun })
      saved.push({ type: upload.type, id, uploadedAt, upload })
    }
    return saved
  }
  const summary = summaryOf(read)
  if (form.dryRun) {
    const changes = await previewChange(db, form.eventId, async trx => void (await save(trx)))
    return { ...summary, upload: null, uploads: [], changes }
  }
  const saved = await saveWithFiles(db, form, read.files, save)
  const { id, uploadedAt } = saved.find(each => each.type === form.type) ?? notFound('Upload')
  return { ...summary, upload: { id, uploadedAt }, uploads: saved.map(({ upload: _, ...each }) => each) }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
const ascending = (numbers: readonly number[]): number[] => unique(numbers).toSorted((a, b) => a - b)

function summaryOf({ files, incomplete, skipped, notes, demos }: ReadFiles) {
  return {
    success: true as const,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    layout: unique(files.map(({ layout }) => layout)).join(' + '),
    phases: ascending(files.flatMap(({ phases }) => phases)),
    files: files.map(({ name, layout, rows }) => ({ fileName: name, layout, rows })),
    uncounted: ascending(files.flatMap(({ uncounted }) => uncounted)),
    incomplete,
    skipped,
    notes,
    demos: demos.map(demoToWire),
  }
}

const longestName = 255

/** The entry of the history that the files make for a type, and its maps; none if no file is for it. */
function uploadOf(
  type: ScoreFileType,
  read: ReadFiles,
  { eventId, mode }: UploadForm,
  actor: Actor,
): { upload: NewUpload; maps: NewMap[] }[] {
  const files = read.files.filter(({ types }) => types.includes(type))
  const [first] = files
  if (!first) return []
  const maps = files.flatMap(file => file.maps.flatMap(({ map }) => (map.type === type ? [map] : [])))
  const upload: NewUpload = {
    eventId,
    type,
    step: mode,
    phases: ascending(files.flatMap(({ phases }) => phases)),
    fileName: files
      .map(({ name }) => name)
      .join(', ')
      .slice(0, longestName),
    layout: unique(files.map(({ layout }) => layout)).join(' + '),
    rows: files.reduce((sum, file) => sum + file.rowsOf(type), 0),
    checksum:
      files.length === 1 ? first.checksum : hashToken(files.map(({ checksum }) => checksum).join(' ')),
    files: files.map(file => ({
      name: file.name,
      layout: file.layout,
      rows: file.rowsOf(type),
      checksum: file.checksum,
    })),
    userId: actor.id,
    restoredFrom: null,
    undid: null,
  }
  return [{ upload, maps }]
}

type Saved = { type: ScoreFileType; id: number; uploadedAt: string; upload: NewUpload }

/** Saves the entries of files with the files and the audit, all or nothing. */
async function saveWithFiles(
  db: Db,
  { eventId, files, reason }: UploadForm,
  read: readonly ReadFile[],
  save: (trx: Transaction<Schema>) => Promise<Saved[]>,
): Promise<Saved[]> {
  const gzips: SpooledFile[] = []
  try {
    for (const { checksum, name, kept } of read) {
      const file = files.find(each => each.checksum === checksum) ?? notFound('Upload')
      gzips.push(await (kept ? compressedText(name, JSON.stringify(kept)) : compressed(file)))
    }
    return await inTransaction(db, async trx => {
      const saved = await save(trx)
      for (const { id, upload } of saved) {
        const { userId, eventId, files: _files, undid: _undid, ...after } = upload
        const entry = { accountId: userId, eventId, call: 'upload-score', before: null }
        await recordAudit(trx, { ...entry, after: { id, ...after, ...(reason !== undefined && { reason }) } })
      }
      for (const [at, { checksum }] of read.entries()) {
        const gzip = gzips[at]
        if (gzip) await keepFile(trx, { eventId, checksum }, gzip)
      }
      return saved
    })
  } finally {
    for (const { handle } of gzips) await handle.close()
  }
}
