import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** The columns with the keys of a folder; the keys of the other folders are lists in the code. */
const keyColumns: ReadonlyMap<string, readonly [table: string, column: string]> = new Map([
  ['teams', ['team', 'key']],
  ['fields', ['team', 'key']],
  ['players', ['player', 'img']],
  ['events', ['event', 'img']],
  ['clans', ['clan', 'img']],
])

/** Whether a record has the key: only then its picture is rendered for everybody (rulebook 11.27). */
export const isKeyKnown = async (db: Queryable, folder: string, key: string): Promise<boolean> => {
  const source = keyColumns.get(folder)
  if (!source || key === 'placeholder') return true
  const [table, column] = source
  const { rows } =
    await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${key} limit 1`.execute(db)
  return rows.length > 0
}
