import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Calls to add to a key, whose window lasts so many seconds from its first call. */
export type AddedCalls = { key: string; calls: number; seconds: number }

/** Adds calls and answers how many of the window all processes have counted, and the seconds that are left of it. */
export const addCalls = async (db: Queryable, added: readonly AddedCalls[]): Promise<AddedCalls[]> => {
  const { rows } = await sql<AddedCalls>`
    insert into call_count as c (key, calls, until)
    select key, calls, now() + make_interval(secs => seconds)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as a(key text, calls int, seconds float8)
    order by key
    on conflict (key) do update set
      calls = case when c.until > now() then c.calls + excluded.calls else excluded.calls end,
      until = case when c.until > now() then c.until else excluded.until end
    returning key, calls, extract(epoch from until - now())::float8 as seconds`.execute(db)
  return rows
}

/** Deletes counts of windows that have passed, so that a network is kept no longer than needed. */
export const deleteOldCounts = (db: Queryable) =>
  db.deleteFrom('call_count').where('until', '<=', sql<string>`now()`).execute()
