import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Where the keys of a folder stand; those of the other folders are lists of the code. */
const keyColumns: ReadonlyMap<string, readonly [table: string, column: string]> = new Map([
  ['teams', ['team', 'key']],
  ['fields', ['team', 'key']],
  ['players', ['player', 'img']],
  ['events', ['event', 'img']],
  ['clans', ['clan', 'img']],
])

/** Whether something of the game has the key: only then its picture is drawn for everybody (rulebook 11.27). */
export const isKeyKnown = async (db: Queryable, folder: string, key: string): Promise<boolean> => {
  const place = keyColumns.get(folder)
  if (!place || key === 'placeholder') return true
  const [table, column] = place
  const { rows } =
    await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${key} limit 1`.execute(db)
  return rows.length > 0
}
