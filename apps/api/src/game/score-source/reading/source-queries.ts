import { type SourcePerson, settlePeople } from '@game/domain'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { areLogsRefused } from '../../hosting-limit/daily-use-queries.ts'

export const insertSource = (db: Queryable, source: Insertable<Schema['score_source']>) =>
  db.insertInto('score_source').values(source).returning('id').executeTakeFirstOrThrow()

/** Finds the source of a valid token: neither removed, nor of a completed event. */
export const findSourceByToken = (db: Queryable, tokenHash: string) =>
  db
    .selectFrom('score_source as s')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.removed_at', 'is', null)
    .where('e.completed', '=', false)
    .select(['s.id', 's.event_id as eventId'])
    .select(sql<boolean>`exists (select from private_event h where h.event_id = e.id)`.as('private'))
    .executeTakeFirst()
export type TokenSource = NonNullable<Awaited<ReturnType<typeof findSourceByToken>>>

/** Counts the sources of an event; undefined for an event that is not private. */
export const countHostedSources = async (db: Queryable, eventId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ sources: number }>`select (select count(*)::int from score_source s
      where s.event_id = h.event_id and s.removed_at is null) as sources
    from private_event h where h.event_id = ${eventId}`.execute(db)
  return rows[0]?.sources
}

/** Finds a source that has not been removed. */
export const findSource = (db: Queryable, id: number) =>
  db
    .selectFrom('score_source')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
export type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>

/** Lists the sources of an event with the time of the last chunk of each, by the database's clock, and whether its last log was beyond the limit of today. */
export const listSources = (db: Queryable, eventId: number) =>
  db
    .selectFrom('score_source as s')
    .where('s.event_id', '=', eventId)
    .where('s.removed_at', 'is', null)
    .selectAll('s')
    .select(eb =>
      eb
        .selectFrom('score_source_chunk as c')
        .whereRef('c.source_id', '=', 's.id')
        .select('c.received_at')
        .orderBy('c.id', 'desc')
        .limit(1)
        .as('heard'),
    )
    .select([sql<string>`clock_timestamp()`.as('now'), areLogsRefused(eventId).as('full')])
    .orderBy('s.id')
    .execute()

export const renameSource = (db: Queryable, id: number, name: string) =>
  db.updateTable('score_source').set({ name }).where('id', '=', id).execute()

export const pauseSource = (db: Queryable, id: number) =>
  db.updateTable('score_source').set({ paused: true }).where('id', '=', id).execute()

export const resumeSource = (db: Queryable, id: number) =>
  db.updateTable('score_source').set({ paused: false }).where('id', '=', id).execute()

/** Ends the token of a source. */
export const endToken = (db: Queryable, id: number) =>
  db
    .updateTable('score_source')
    .set({ removed_at: sql<string>`statement_timestamp()` })
    .where('id', '=', id)
    .execute()

export const savePeople = (db: Queryable, id: number, people: readonly SourcePerson[]) =>
  db
    .updateTable('score_source')
    .set({ people: JSON.stringify(people) })
    .where('id', '=', id)
    .execute()

/** Forgets what was settled about people at an event's other sources: the newest decision applies to all (rulebook 15.11). */
export const forgetPeopleElsewhere = (
  db: Queryable,
  { id, eventId }: { id: number; eventId: number },
  steamIds: readonly string[],
) =>
  sql`update score_source set people = (
      select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(people) person
      where person ->> 'steamId' <> all(${steamIds}::text[]))
    where event_id = ${eventId} and id <> ${id}`.execute(db)

/** Lists the sources of an event, removed ones included. */
export const listSourceIds = async (db: Queryable, eventId: number): Promise<number[]> => {
  const rows = await db.selectFrom('score_source').where('event_id', '=', eventId).select('id').execute()
  return rows.map(({ id }) => id)
}

/** Lists what is settled about people at all sources of an event, those of removed sources included; the newest source's last. */
export const listEventPeople = async (db: Queryable, eventId: number): Promise<SourcePerson[]> => {
  const rows = await db
    .selectFrom('score_source')
    .where('event_id', '=', eventId)
    .select('people')
    .orderBy('id')
    .execute()
  return settlePeople(
    [],
    rows.flatMap(({ people }) => people),
  )
}
