import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Answers the names of records, to put into notifications. */
export const getNames = async (
  db: Queryable,
  kind: 'player' | 'perk' | 'team',
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(kind)}
    where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row.name]))
}
