import type { EventKind } from '@game/domain'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { takeTurn } from '../../../ground/distribution/turn-queries.ts'
import { isPlayed } from '../../../ground/event-visibility/visibility-queries.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { isInCatalogue } from '../../catalogue/record/own-record-queries.ts'

const settings = [
  'id',
  'name',
  'img',
  'public',
  'featured',
  'completed',
  'second_chance as secondChance',
  'final_after_hours as finalAfterHours',
  'revision',
  isPlayed('event').as('played'),
] as const

/** Lets edits, uploads and rankings of an event run one after another. */
export async function lockEvent(db: Queryable, eventId: number) {
  await takeTurn(db, 'edits')
  return db.selectFrom('event').where('id', '=', eventId).select(settings).forUpdate().executeTakeFirst()
}

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

export const insertEvent = (db: Queryable, event: Insertable<Schema['event']>) =>
  db.insertInto('event').values(event).returning(settings).executeTakeFirstOrThrow()

/** Updates the given columns; undefined ones stay as they are. */
export const updateEventRow = (db: Queryable, eventId: number, columns: Updateable<Schema['event']>) =>
  db
    .updateTable('event')
    .set(columns)
    .$if(columns.completed !== undefined, query =>
      query.set({ completed_at: columns.completed ? sql<string>`statement_timestamp()` : null }),
    )
    .where('id', '=', eventId)
    .returning(settings)
    .executeTakeFirstOrThrow()

/** Reads what decides which right a change of an event's settings needs. */
export const findEventKind = async (db: Queryable, eventId: number): Promise<EventKind> => {
  const row = await db
    .selectFrom('private_event')
    .where('event_id', '=', eventId)
    .select('close_reason')
    .executeTakeFirst()
  return { private: row !== undefined, closed: typeof row?.close_reason === 'string' }
}

export const setRevision = (db: Queryable, eventId: number, revision: number) =>
  db.updateTable('event').set({ revision }).where('id', '=', eventId).execute()

/** Deletes an event; a job then makes the tables of its leagues again from their other events, and ends those that are over. */
export const deleteEvent = async (db: Queryable, eventId: number): Promise<void> => {
  await sql`delete from league_event_made where event_id in (select o.event_id from league_event l
    join league_event o on o.league_id = l.league_id where l.event_id = ${eventId})`.execute(db)
  // Its own players and teams can go once no phase lists them.
  await db.deleteFrom('phase').where('event_id', '=', eventId).execute()
  await db.deleteFrom('player').where('event_id', '=', eventId).execute()
  await db.deleteFrom('event').where('id', '=', eventId).execute()
  await publishMessage(db, { type: 'access_changed', eventId })
}

/** Lists the usernames of all admins by their ids. */
export const listAdmins = async (db: Queryable): Promise<Map<number, string>> => {
  const rows = await db.selectFrom('account').where('role', '=', 'admin').select(['id', 'username']).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/**
 * Answers the ids that exist, in the catalogue or of the event's own, and keeps these records from being removed until the transaction ends.
 */
export const lockRows = async (
  db: Queryable,
  eventId: number,
  kind: 'team' | 'player' | 'perk' | 'map' | 'reward',
  ids: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(kind)}
    where id = any(${ids}::int[]) and ${isInCatalogue(kind, eventId)} order by id for key share`.execute(db)
  return rows.map(row => row.id)
}

/** Answers what notifications say of rewards; the Polish name too if there is one (rulebook 11.37). */
export const listRewardNames = async (
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, { reward: string; rewardPl?: string }>> => {
  const rows = await db
    .selectFrom('reward')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', 'name', 'name_pl'])
    .execute()
  return new Map(
    rows.map(({ id, name, name_pl }) => [id, { reward: name, ...(name_pl && { rewardPl: name_pl }) }]),
  )
}
