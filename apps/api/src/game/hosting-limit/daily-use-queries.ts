import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

const today = sql<string>`(statement_timestamp() at time zone 'utc')::date`

export type DailyUse = { logBytes: number; demos: string[] }

/** Locks what a private event has taken today, so that two at once count after one another; undefined for an event that is not private. */
export const lockUse = async (db: Queryable, eventId: number): Promise<DailyUse | undefined> => {
  await sql`insert into hosting_use (event_id, day) select event_id, ${today} from private_event
    where event_id = ${eventId} on conflict do nothing`.execute(db)
  const { rows } = await sql<DailyUse>`select log_bytes as "logBytes", demos from hosting_use
    where event_id = ${eventId} and day = ${today} for update`.execute(db)
  return rows[0]
}

export const saveLogBytes = (db: Queryable, eventId: number, bytes: number) =>
  sql`update hosting_use set log_bytes = ${bytes}, logs_refused = false
    where event_id = ${eventId} and day = ${today}`.execute(db)

export const saveDemos = (db: Queryable, eventId: number, demos: readonly string[]) =>
  sql`update hosting_use set demos = ${demos}::text[] where event_id = ${eventId} and day = ${today}`.execute(
    db,
  )

/** Notes that a log was not taken today. */
export const saveLogsRefused = (db: Queryable, eventId: number) =>
  sql`insert into hosting_use (event_id, day, logs_refused) values (${eventId}, ${today}, true)
    on conflict (event_id, day) do update set logs_refused = true`.execute(db)

/** Whether the last log that a game server of the event sent today was not taken. */
export const areLogsRefused = (eventId: number) => sql<boolean>`exists (select from hosting_use
  where event_id = ${eventId} and day = ${today} and logs_refused)`
