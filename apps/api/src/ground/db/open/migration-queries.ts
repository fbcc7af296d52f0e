import { sql } from 'kysely'
import type { Queryable } from '../db.ts'

/** Lists the migrations that were applied to the database, in order. */
export const listMigrations = async (db: Queryable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}

/** Finds the migrations that were applied to the database, in order; undefined if it has never been the game's. */
export const findMigrations = async (db: Queryable): Promise<string[] | undefined> => {
  const { rows } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(db)
  return rows.length === 0 ? undefined : listMigrations(db)
}
