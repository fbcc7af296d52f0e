import type { KeyplayType, ScoreFileType } from '@game/domain'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { KeptCount } from '../../db/schema/score-tables.ts'
import type { Schema } from '../../db/schema.ts'
import { shownName } from '../../db/sql-expressions.ts'

/** Returns the id of every player by SteamID64. */
export const getPlayersBySteamId = async (db: Queryable): Promise<Map<string, number>> => {
  const rows = await db.selectFrom('player').select(['id', 'steam_id']).execute()
  return new Map(rows.map(row => [row.steam_id, row.id]))
}

/** Returns the SteamID64 of players by their ids. */
export const getSteamIds = async (db: Queryable, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('player')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', 'steam_id'])
    .execute()
  return new Map(rows.map(row => [row.id, row.steam_id]))
}

export const getKeyplayTypes = async (db: Queryable): Promise<Map<number, KeyplayType>> => {
  const rows = await db.selectFrom('keyplay').select(['id', 'type']).execute()
  return new Map(rows.map(row => [row.id, row.type]))
}

export const listPhaseIndexes = async (db: Queryable, eventId: number): Promise<number[]> => {
  const rows = await db.selectFrom('phase').where('event_id', '=', eventId).select('index').execute()
  return rows.map(row => row.index)
}

export type NewUpload = {
  eventId: number
  type: ScoreFileType
  layout: string
  phases: number[]
  fileName: string
  rows: number
  checksum: string
  uncounted: number[]
  counts: KeptCount[]
  userId: number
  /** The upload whose counts this one restores, if any. */
  restoredFrom: number | null
  /** Whether it was made from the logs of game servers. */
  fromSource?: boolean
}

export const insertUpload = (db: Queryable, upload: NewUpload) =>
  db
    .insertInto('score_upload')
    .values({
      event_id: upload.eventId,
      type: upload.type,
      layout: upload.layout,
      phases: upload.phases,
      file_name: upload.fileName,
      rows: upload.rows,
      checksum: upload.checksum,
      uncounted: upload.uncounted,
      counts: JSON.stringify(upload.counts),
      account_id: upload.userId,
      restored_from: upload.restoredFrom,
      from_source: upload.fromSource ?? false,
    })
    .returning(['id', 'uploaded_at'])
    .executeTakeFirstOrThrow()

/**
 * Replaces the counts of the same event and type in the upload's phases, and no others (rulebook 8.15). Players who
 * have been removed from the catalogue since are skipped.
 */
export const replaceCounts = async (db: Queryable, uploadId: number, upload: NewUpload): Promise<void> => {
  const { eventId, type, phases, counts } = upload
  for (const table of ['keyplay_count', 'phase_upload'] as const)
    await db
      .deleteFrom(table)
      .where('event_id', '=', eventId)
      .where('type', '=', type)
      .where('phase_index', 'in', phases)
      .execute()
  await db
    .insertInto('phase_upload')
    .values(phases.map(phase_index => ({ event_id: eventId, phase_index, type, upload_id: uploadId })))
    .execute()
  await sql`insert into keyplay_count (event_id, phase_index, type, player_id, keyplay_id, count)
    select ${eventId}::int, phase, ${type}::text, "playerId", "keyplayId", count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c(phase int, "playerId" int, "keyplayId" int, count int)
    join player on player.id = c."playerId"`.execute(db)
}

export const isFileKept = async (db: Queryable, eventId: number, checksum: string): Promise<boolean> => {
  const part = await db
    .selectFrom('score_file')
    .where('event_id', '=', eventId)
    .where('checksum', '=', checksum)
    .where('part', '=', 0)
    .select('part')
    .executeTakeFirst()
  return part !== undefined
}

export const insertFilePart = (db: Queryable, part: Insertable<Schema['score_file']>) =>
  db.insertInto('score_file').values(part).execute()

/** How many parts of the file of an upload `u` are stored; 0 if it is not stored. */
const fileParts = sql<number>`(select count(*)::int from score_file f
  where f.event_id = u.event_id and f.checksum = u.checksum)`

/** Finds a part of the file of an upload, and how many there are. */
export const findFilePart = (db: Queryable, uploadId: number, part: number) =>
  db
    .selectFrom('score_upload as u')
    .innerJoin('score_file as p', join =>
      join.onRef('p.event_id', '=', 'u.event_id').onRef('p.checksum', '=', 'u.checksum'),
    )
    .where('u.id', '=', uploadId)
    .where('p.part', '=', part)
    .select(['u.file_name', 'p.gzip', fileParts.as('parts')])
    .executeTakeFirst()

/** Renumbers the phases in stored uploads and drops their counts of removed phases. */
export const renumberUploads = async (
  db: Queryable,
  eventId: number,
  kept: readonly { from: number; to: number }[],
) => {
  const numbers = sql`unnest(${kept.map(phase => phase.from)}::int[], ${kept.map(phase => phase.to)}::int[]) n("from", "to")`
  await sql`update score_upload set
      phases = array(select n."to" from ${numbers} where n."from" = any(phases) order by 1),
      counts = (select coalesce(jsonb_agg(c || jsonb_build_object('phase', n."to")), '[]')
        from jsonb_array_elements(counts) c join ${numbers} on n."from" = (c -> 'phase')::int)
    where event_id = ${eventId}`.execute(db)
}

/** Lists an event's uploads, newest first; `current`: the phases whose counts still come from it. */
export const listUploads = (db: Queryable, eventId: number) =>
  db
    .selectFrom('score_upload as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .where('u.event_id', '=', eventId)
    .select([
      'u.id',
      'u.type',
      'u.layout',
      'u.phases',
      'u.file_name',
      'u.rows',
      'u.checksum',
      'u.uncounted',
      'u.restored_from',
      'u.uploaded_at',
      'u.account_id',
      shownName('a').as('username'),
      fileParts.as('file_parts'),
      sql<number[]>`array(select phase_index from phase_upload p where p.upload_id = u.id order by 1)`.as(
        'current',
      ),
    ])
    .orderBy('u.id', 'desc')
    .execute()

export const findUpload = (db: Queryable, uploadId: number) =>
  db.selectFrom('score_upload').where('id', '=', uploadId).selectAll().executeTakeFirst()
