import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { listSourceIds } from './source-queries.ts'

export type Chunk = Insertable<Schema['score_source_chunk']>

/** Stores a chunk as it arrived; sending the same one again changes nothing, and answers false. */
export const insertChunk = async (db: Queryable, chunk: Chunk): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('score_source_chunk')
    .values(chunk)
    .onConflict(conflict =>
      conflict
        .columns(['source_id', 'dropped', 'instance', 'begin_offset', 'end_offset', 'checksum'])
        .doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Marks all chunks of a source as not read yet. */
export const forgetReading = (db: Queryable, sourceId: number) =>
  db.updateTable('score_source_chunk').set({ log: null }).where('source_id', '=', sourceId).execute()

/** Marks all chunks of an event's sources as not read yet; returns the ids of these sources. */
export async function forgetReadings(db: Queryable, eventId: number): Promise<void> {
  for (const id of await listSourceIds(db, eventId)) await forgetReading(db, id)
}

const columns = [
  'id',
  'dropped',
  'instance',
  'begin_offset as begin',
  'body',
  'received_at as receivedAt',
  'log',
] as const

/** Lists the first chunks of a source that have not been read, in the order in which they came. */
export const listUnread = (db: Queryable, sourceId: number, limit: number) =>
  db
    .selectFrom('score_source_chunk')
    .where('source_id', '=', sourceId)
    .where('log', 'is', null)
    .select(columns)
    .orderBy('id')
    .limit(limit)
    .execute()
export type StoredChunk = Awaited<ReturnType<typeof listUnread>>[number]

/** Lists the chunks that the server sent for the log with this number or later ones, and those of these dropped files. */
export const listReadSince = (
  db: Queryable,
  sourceId: number,
  log: number,
  files: readonly string[],
): Promise<StoredChunk[]> =>
  db
    .selectFrom('score_source_chunk')
    .where('source_id', '=', sourceId)
    .where('log', '>=', 0)
    .where(sql<boolean>`case when dropped then instance = any(${files}::text[]) else log >= ${log} end`)
    .select(columns)
    .orderBy('id')
    .execute()

/** Lists the logs of a source by server process, the newest first, with the offset at which each ends so far. */
export const listLogs = (db: Queryable, sourceId: number) =>
  db
    .selectFrom('score_source_chunk')
    .where('source_id', '=', sourceId)
    .where('log', '>', 0)
    .select(eb => ['log', 'dropped', 'instance', eb.fn.max('end_offset').as('end')])
    .groupBy(['log', 'dropped', 'instance'])
    .orderBy('log', 'desc')
    .execute()
export type LogEnd = Awaited<ReturnType<typeof listLogs>>[number]

/**
 * Lists the gaps in the logs of a source so far: before the first chunk of each, between two, and after the last one, where
 * `end` is null because the rest has not arrived yet.
 */
export const listGaps = async (db: Queryable, sourceId: number) => {
  const { rows } = await sql<LogGap>`with placed as (
      select log, instance, begin_offset, end_offset, coalesce(max(end_offset) over (
        partition by log order by begin_offset, id rows between unbounded preceding and 1 preceding), 0) reached
      from score_source_chunk
      where source_id = ${sourceId} and log > 0 and not dropped and begin_offset is not null)
    select log, instance, false dropped, reached::int as begin, begin_offset::int as "end" from placed where begin_offset > reached
    union all
    select log, min(instance), false, max(end_offset)::int, null from placed group by log`.execute(db)
  return rows
}
export type LogGap = {
  log: number
  instance: string | null
  dropped: boolean
  begin: number
  end: number | null
}

/** Stores to which log each chunk belongs. */
export const assignLogs = (db: Queryable, sourceId: number, chunks: readonly { id: number; log: number }[]) =>
  sql`update score_source_chunk c set log = a.log
    from unnest(${chunks.map(({ id }) => id)}::bigint[], ${chunks.map(({ log }) => log)}::int[]) a(id, log)
    where c.source_id = ${sourceId} and c.id = a.id`.execute(db)

/** Lists what the servers of an event have sent in the last minutes, in the order in which it came. */
export const listNewestBodies = async (
  db: Queryable,
  eventId: number,
  minutes: number,
): Promise<Uint8Array[]> => {
  const rows = await db
    .selectFrom('score_source_chunk as c')
    .innerJoin('score_source as s', 's.id', 'c.source_id')
    .where('s.event_id', '=', eventId)
    .where('s.removed_at', 'is', null)
    .where('c.dropped', '=', false)
    .where(sql<boolean>`c.received_at > clock_timestamp() - ${minutes} * interval '1 minute'`)
    .select('c.body')
    .orderBy('c.id')
    .execute()
  return rows.map(({ body }) => body)
}
