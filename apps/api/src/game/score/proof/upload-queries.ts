import type { KeyplayType, MapState, PlayerCount, ScoreFileType } from '@game/domain'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { UploadedFile, UploadStep } from '../../../ground/db/schema/score-tables.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'

/**
 * Returns the ids of the players whom files and logs of an event can name, by SteamID64: all of the catalogue; for a private event its own, then those of the
 * catalogue whom its phases list (rulebook 30.10).
 */
export const getPlayersBySteamId = async (db: Queryable, eventId: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: number; steam_id: string }>`select id, steam_id from player
    where event_id = ${eventId} or event_id is null and (
      not exists (select from private_event h where h.event_id = ${eventId})
      or id in (select player_id from phase_player x where x.event_id = ${eventId}))
    order by event_id nulls first`.execute(db)
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

/** An entry of the history, without the maps that are in its sets. */
export type NewUpload = {
  eventId: number
  type: ScoreFileType
  step: UploadStep
  phases: number[]
  /** The names and layouts of its files, their rows, and the checksum of what was uploaded. */
  fileName: string
  layout: string
  rows: number
  checksum: string
  files: UploadedFile[]
  userId: number
  /** The upload that this one restores, and the one that it undoes. */
  restoredFrom: number | null
  undid: number | null
}

export const insertUpload = (
  db: Queryable,
  upload: NewUpload,
  { maps, uncounted }: { maps: readonly { id: number; state: MapState }[]; uncounted: number[] },
) =>
  db
    .insertInto('score_upload')
    .values({
      event_id: upload.eventId,
      type: upload.type,
      step: upload.step,
      layout: upload.layout,
      phases: upload.phases,
      file_name: upload.fileName,
      rows: upload.rows,
      checksum: upload.checksum,
      uncounted,
      maps: JSON.stringify(maps),
      files: JSON.stringify(upload.files),
      account_id: upload.userId,
      restored_from: upload.restoredFrom,
      undid: upload.undid,
    })
    .returning(['id', 'uploaded_at'])
    .executeTakeFirstOrThrow()

export type PhaseCounts = { phase: number; counts: readonly PlayerCount[] }

/**
 * Replaces the counts of an event and type in the upload's phases, and no others (rulebook 8.15). A phase that is not in
 * `counted` has no maps any more and is not scored. Players who have been removed from the catalogue since are skipped.
 */
export const replaceCounts = async (
  db: Queryable,
  uploadId: number,
  { eventId, type, phases }: NewUpload,
  counted: readonly PhaseCounts[],
): Promise<void> => {
  for (const table of ['keyplay_count', 'phase_upload'] as const)
    await db
      .deleteFrom(table)
      .where('event_id', '=', eventId)
      .where('type', '=', type)
      .where('phase_index', 'in', phases)
      .execute()
  if (counted.length === 0) return
  await db
    .insertInto('phase_upload')
    .values(
      counted.map(({ phase }) => ({ event_id: eventId, phase_index: phase, type, upload_id: uploadId })),
    )
    .execute()
  const rows = counted.flatMap(({ phase, counts }) => counts.map(count => ({ phase, ...count })))
  await sql`insert into keyplay_count (event_id, phase_index, type, player_id, keyplay_id, count)
    select ${eventId}::int, phase, ${type}::text, "playerId", "keyplayId", count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
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

/** The files of an upload `u`, each with the number of its stored parts: 0 if it is not stored. */
const filesWithParts = sql<(UploadedFile & { parts: number })[]>`(
  select coalesce(jsonb_agg(f || jsonb_build_object('parts', (
    select count(*) from score_file s where s.event_id = u.event_id and s.checksum = f ->> 'checksum')) order by n), '[]')
  from jsonb_array_elements(u.files) with ordinality x(f, n))`

/** Finds a part of a file of an event, with the number of its parts. */
export const findFilePart = (db: Queryable, at: { eventId: number; checksum: string; part: number }) =>
  db
    .selectFrom('score_file')
    .where('event_id', '=', at.eventId)
    .where('checksum', '=', at.checksum)
    .where('part', '=', at.part)
    .select(eb => [
      'gzip',
      eb
        .selectFrom('score_file as all')
        .where('event_id', '=', at.eventId)
        .where('checksum', '=', at.checksum)
        .select(sql<number>`count(*)::int`.as('parts'))
        .as('parts'),
    ])
    .executeTakeFirst()

/** Returns the compressed parts of a file of an event, in order. */
export const listFileParts = async (db: Queryable, eventId: number, checksum: string): Promise<Buffer[]> => {
  const rows = await db
    .selectFrom('score_file')
    .where('event_id', '=', eventId)
    .where('checksum', '=', checksum)
    .select('gzip')
    .orderBy('part')
    .execute()
  return rows.map(({ gzip }) => Buffer.from(gzip))
}

/** Renumbers the phases in stored uploads and their maps; maps of removed phases are deleted. */
export const renumberUploads = async (
  db: Queryable,
  eventId: number,
  kept: readonly { from: number; to: number }[],
) => {
  const numbers = sql`unnest(${kept.map(phase => phase.from)}::int[], ${kept.map(phase => phase.to)}::int[]) n("from", "to")`
  await sql`update score_upload set
      phases = array(select n."to" from ${numbers} where n."from" = any(phases) order by 1)
    where event_id = ${eventId}`.execute(db)
  await sql`delete from score_map where event_id = ${eventId}
    and phase_index not in (select n."from" from ${numbers})`.execute(db)
  await sql`update score_map set phase_index = n."to" from ${numbers}
    where event_id = ${eventId} and phase_index = n."from"`.execute(db)
}

/** Lists an event's uploads, newest first, numbered from the oldest; `current`: the phases whose counts still come from it. */
export const listUploads = (db: Queryable, eventId: number) =>
  db
    .selectFrom('score_upload as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .where('u.event_id', '=', eventId)
    .select([
      'u.id',
      sql<number>`(row_number() over (order by u.id))::int`.as('number'),
      'u.type',
      'u.step',
      'u.layout',
      'u.phases',
      'u.file_name',
      filesWithParts.as('files'),
      'u.rows',
      'u.checksum',
      'u.uncounted',
      'u.restored_from',
      'u.undid',
      'u.uploaded_at',
      'u.account_id',
      shownName('a').as('username'),
      sql<number[]>`array(select phase_index from phase_upload p where p.upload_id = u.id order by 1)`.as(
        'current',
      ),
    ])
    .orderBy('u.id', 'desc')
    .execute()

export const findUpload = (db: Queryable, uploadId: number) =>
  db.selectFrom('score_upload').where('id', '=', uploadId).selectAll().executeTakeFirst()

/** Returns the shown names of users by their ids. */
export const getUsernames = async (db: Queryable, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('account as a')
    .where('a.id', '=', sql<number>`any(${ids}::int[])`)
    .select(['a.id', shownName('a').as('username')])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
