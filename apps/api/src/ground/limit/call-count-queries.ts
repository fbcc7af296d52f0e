import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Calls to add to a key; `seconds` until its window ends. */
export type AddedCalls = { key: string; calls: number; seconds: number }

/** Adds calls; returns how many all processes have counted in the window, and the seconds until it ends. */
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

/** Deletes counts of past windows, so that a network address is stored no longer than needed. */
export const deleteOldCounts = (db: Queryable) =>
  db.deleteFrom('call_count').where('until', '<=', sql<string>`now()`).execute()
