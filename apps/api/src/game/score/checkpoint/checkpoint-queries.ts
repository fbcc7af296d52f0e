import type { Checkpoint } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Finds the signing key in the database. */
export const findKey = async (db: Queryable): Promise<string | undefined> =>
  (await db.selectFrom('proof_key').where('id', '=', 1).select('pkcs8').executeTakeFirst())?.pkcs8

/** Keeps a signing key unless there is one; returns the one that is kept. */
export async function keepKey(db: Queryable, pkcs8: string): Promise<string> {
  await db
    .insertInto('proof_key')
    .values({ id: 1, pkcs8 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await findKey(db)) ?? pkcs8
}

/** A root to sign; `follows` is whether the chain still includes the last one that was signed, with `signed` links. */
export type DueCheckpoint = { eventId: number; size: number; root: string; follows: boolean; signed: number }

/** Lists the public events whose chain has changed since their last checkpoint, of an earlier day in UTC. */
export const listDueCheckpoints = async (db: Queryable): Promise<DueCheckpoint[]> => {
  const { rows } = await sql<DueCheckpoint>`
    select e.id as "eventId", l.number as size, l.hash as root, coalesce(c.size, 0) as signed,
      c.size is null or exists (
        select from proof_link k where k.event_id = e.id and k.number = c.size and k.hash = c.root) as follows
    from event e
    cross join lateral (
      select number, hash from proof_link where event_id = e.id order by number desc limit 1) l
    left join lateral (
      select day, size, root from proof_checkpoint where event_id = e.id order by day desc limit 1) c on true
    where e.public and (c.day is null
      or c.day < (clock_timestamp() at time zone 'utc')::date and (c.size, c.root) <> (l.number, l.hash))
    order by e.id`.execute(db)
  return rows
}

/** Saves a checkpoint as that of the day; does nothing if another process has saved one. */
export const insertCheckpoint = (
  db: Queryable,
  { eventId, origin, size, root, note }: Checkpoint & { eventId: number; note: string },
) =>
  sql`insert into proof_checkpoint (event_id, day, size, root, origin, note)
    values (${eventId}, (clock_timestamp() at time zone 'utc')::date, ${size}, ${root}, ${origin}, ${note})
    on conflict do nothing`.execute(db)

/** Lists the checkpoints of an event. */
export const listCheckpoints = (db: Queryable, eventId: number): Promise<Checkpoint[]> =>
  db
    .selectFrom('proof_checkpoint')
    .where('event_id', '=', eventId)
    .select(['origin', 'size', 'root'])
    .orderBy('day')
    .execute()

/** Lists the signed notes of all public events, oldest first, with their events. */
export const listNotes = (db: Queryable): Promise<{ eventId: number; origin: string; note: string }[]> =>
  db
    .selectFrom('proof_checkpoint as c')
    .innerJoin('event as e', 'e.id', 'c.event_id')
    .where('e.public', '=', true)
    .select(['c.event_id as eventId', 'c.origin', 'c.note'])
    .orderBy('c.day')
    .orderBy('c.event_id')
    .execute()
