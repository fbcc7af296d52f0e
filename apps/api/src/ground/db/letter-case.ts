import { sql } from 'kysely'
import type { Queryable } from './db.ts'

/**
 * What the operator reads at the start if the database knows the case of A to Z only, as one with the ctype C does; undefined if it
 * knows that of all letters. Searches and the uniqueness of names then miss the others.
 */
export async function adviceOnLetterCase(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ folds: boolean }>`select lower('Ł') = 'ł' as folds`.execute(db)
  if (rows[0]?.folds) return undefined
  return `The database knows upper and lower case of A to Z only, so a search for "łódź" does not find "ŁÓDŹ": restore a backup into a database that is made with "template template0 encoding 'UTF8' lc_ctype 'C.UTF-8'" (docs/operations.md, Install).`
}
