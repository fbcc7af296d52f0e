import { type JoinedUpload, joinUpload, type ScoreFileType, scoreFileTypes, settlePeople } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import {
  fileName,
  fileType,
  layout,
  playerId,
  rows,
  steamId,
  uncounted,
} from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { id, instant, phaseIndex, success } from '../../../ground/contract/shapes.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { changedMap, changes, previewChange, toNames } from '../preview/preview.ts'
import type { NewUpload } from '../proof/upload-queries.ts'
import { lockUncompletedEvent } from '../publish/rank-event.ts'
import { ascending, unique } from '../save/ascending.ts'
import { entryOf } from '../save/entry-of.ts'
import { listSets, type NewMap, type SetMap } from '../save/phase-map-queries.ts'
import { saveUpload } from '../save/save-upload.ts'
import { demoResult, demoToWire } from './demo/demo-result.ts'
import { compressed, compressedText, keepFile } from './file/kept-file.ts'
import type { ReadFile } from './file/read-file.ts'
import type { SpooledFile } from './file/spooled-file.ts'
import { listFilePeople, saveFilePeople } from './file-people-queries.ts'
import { type ReadFiles, readFiles, type UploadForm, type UploadSettings } from './read-files.ts'

const savedUpload = z.object({ id, uploadedAt: instant.describe('When it was uploaded.') })
const mapOfType = changedMap.extend({
  type: fileType,
  phase: phaseIndex,
})

/**
 * A dry run answers `changes`, an `upload` of null and no `uploads`; otherwise it is the other way round. Server logs give
 * two uploads, of which `upload` is the one of the requested type; null if the sets have all its maps already.
 */
export const uploadAnswer = z.object({
  success,
  upload: savedUpload.nullable().describe('The upload; null for a dry run.'),
  uploads: z
    .array(
      savedUpload.extend({
        type: fileType,
      }),
    )
    .describe('The new uploads: one, or one of each type for a server log; none for a dry run.'),
  rows,
  layout,
  phases: z.array(phaseIndex).describe('The phases.'),
  files: z
    .array(z.object({ fileName, layout, rows }))
    .describe('The files of the upload, as they were read.'),
  uncounted,
  incomplete: z.array(z.int()).meta({
    description: 'The keyplays that a server log does not contain for every round of a map.',
    example: [17, 19],
  }),
  skipped: z
    .array(z.string())
    .meta({ description: 'The SteamIDs that were left out.', example: ['76561198034202275'] }),
  notes: z.array(z.string()).meta({
    description:
      'What an admin should know about how the file was read: a round that was left out, kills without teams.',
    example: ['Round 0 is a knife round and is left out: all its kills are by knife (lines 2 to 6).'],
  }),
  people: z
    .array(z.object({ steamId, playerId }))
    .describe('The people of the files who count for other players, by SteamID.'),
  demos: z.array(demoResult).describe('The maps that were read from demos.'),
  known: z
    .array(mapOfType)
    .describe('The maps that count already, as they are in the files: they are not added.'),
  doubled: z
    .array(mapOfType.extend({ other: mapOfType.describe('The map that counts already.') }))
    .describe('The maps that count already, as another file has them: `sameMaps` decides.'),
  changes: changes.describe('What would change or has changed.').optional(),
})

/**
 * Reads score files and, unless it is a dry run, lets their maps join the sets of their phases: all of them or none (rulebook
 * 8.13, 14.14, 16.3). A dry run whose admin has left reads no more demos (rulebook 8.37). Refuses SAME_MAP for maps that count
 * already, without a choice (rulebook 16.12).
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
  const summary = summaryOf(read)
  if (form.dryRun) {
    let joined: Joined[] = []
    const changes = await previewChange(db, form.eventId, async trx => {
      joined = (await saveJoined(trx, uploads, form)).joined
    })
    return { ...summary, ...meetings(joined), upload: null, uploads: [], changes }
  }
  const { saved, joined } = await saveWithFiles(db, form, read.files, async trx => {
    const all = await saveJoined(trx, uploads, form)
    const [first] = all.joined.flatMap(({ doubled }) => doubled)
    if (first && form.sameMaps === undefined)
      refuse('SAME_MAP', { name: first.map.map || first.map.sourceName, where: first.other.sourceName })
    if (form.people) {
      const before = await listFilePeople(trx, form.eventId)
      await saveFilePeople(trx, form.eventId, settlePeople(before, form.people))
    }
    return all
  })
  return {
    ...{ ...summary, ...meetings(joined) },
    upload: savedOf(saved.find(each => form.type === 'both' || each.type === form.type)),
    uploads: saved.map(({ upload: _, ...each }) => each),
  }
}

const savedOf = (saved: Saved | undefined) => (saved ? { id: saved.id, uploadedAt: saved.uploadedAt } : null)

type Joined = JoinedUpload<SetMap> & { type: ScoreFileType }

/** Lets the maps of each type join the sets; an entry that would add nothing is not made (rulebook 16.12). */
async function saveJoined(
  trx: Transaction<Schema>,
  uploads: readonly { upload: NewUpload; maps: readonly NewMap[] }[],
  { eventId, mode, sameMaps, reason, dryRun }: UploadForm,
): Promise<{ saved: Saved[]; joined: Joined[] }> {
  await lockUncompletedEvent(trx, eventId)
  const before = await listSets(trx, eventId)
  const joined: Joined[] = []
  const saved: Saved[] = []
  for (const { upload, maps } of uploads) {
    const { type } = upload
    const ofType = before.filter(set => set.type === type)
    const join = joinUpload<SetMap>(ofType, maps, { mode, sameMaps })
    joined.push({ type, ...join })
    if (join.known.length > 0 && join.sets.length === 0) continue
    const phases = ascending([...upload.phases, ...join.sets.map(({ phase }) => phase)])
    const { id, uploaded_at: uploadedAt } = await saveUpload(
      trx,
      { ...upload, phases },
      (set, phase) => [...(join.sets.find(each => each.phase === phase)?.maps ?? set)],
      { reason, dryRun, changed: saved.flatMap(each => each.upload.phases) },
    )
    saved.push({ type, id, uploadedAt, upload: { ...upload, phases } })
  }
  return { saved, joined }
}

/** The maps that count already, of all types. */
function meetings(joined: readonly Joined[]) {
  const onWire = (type: ScoreFileType) => (map: SetMap) => ({ type, phase: map.phase, ...toNames(map) })
  return {
    known: joined.flatMap(({ type, known }) => known.map(onWire(type))),
    doubled: joined.flatMap(({ type, doubled }) =>
      doubled.map(({ map, other }) => ({ ...onWire(type)(map), other: onWire(type)(other) })),
    ),
  }
}

function summaryOf({ files, incomplete, skipped, notes, demos, people }: ReadFiles) {
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
    people,
    demos: demos.map(demoToWire),
  }
}

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
  const uploaded = files.map(file => ({
    name: file.name,
    layout: file.layout,
    rows: file.rowsOf(type),
    checksum: file.checksum,
  }))
  const phases = files.flatMap(file => file.phases)
  const entry = entryOf({ eventId, userId: actor.id, type, step: mode }, phases, uploaded)
  const checksum = files.length === 1 ? first.checksum : entry.checksum
  return [{ upload: { ...entry, files: uploaded, checksum }, maps }]
}

type Saved = { type: ScoreFileType; id: number; uploadedAt: string; upload: NewUpload }

/** Saves the entries of files with the files and the audit, all or nothing. */
async function saveWithFiles(
  db: Db,
  { eventId, files, people, reason }: UploadForm,
  read: readonly ReadFile[],
  save: (trx: Transaction<Schema>) => Promise<{ saved: Saved[]; joined: Joined[] }>,
) {
  const gzips: SpooledFile[] = []
  try {
    for (const { checksum, name, kept } of read) {
      const file = files.find(each => each.checksum === checksum) ?? notFound('Upload')
      gzips.push(await (kept ? compressedText(name, JSON.stringify(kept)) : compressed(file)))
    }
    return await inTransaction(db, async trx => {
      const all = await save(trx)
      const { saved } = all
      for (const { id, upload } of saved) {
        const { userId, eventId, files: _files, undid: _undid, ...after } = upload
        const entry = { accountId: userId, eventId, call: 'upload-score', before: null }
        const more = { ...(people && { people }), ...(reason !== undefined && { reason }) }
        await recordAudit(trx, { ...entry, after: { id, ...after, ...more } })
      }
      for (const [at, { checksum }] of saved.length > 0 ? read.entries() : []) {
        const gzip = gzips[at]
        if (gzip) await keepFile(trx, { eventId, checksum }, gzip)
      }
      return all
    })
  } finally {
    for (const { handle } of gzips) await handle.close()
  }
}
