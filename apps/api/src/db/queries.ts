import { sql } from 'kysely'
import type { Queryable } from './db.ts'

/** The names of the migrations that the database has had, in order. */
export const listMigrations = async (db: Queryable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(row => row.name)
}

/** The migrations that the database has had, in order; undefined where it has never been the game's. */
export const findMigrations = async (db: Queryable): Promise<string[] | undefined> => {
  const { rows } = await sql`select where to_regclass('public.kysely_migration') is not null`.execute(db)
  return rows.length === 0 ? undefined : listMigrations(db)
}

/** Tells whether the server has loaded Citus, and whether this database has it. */
export const findCitus = async (db: Queryable): Promise<{ loaded: boolean; installed: boolean }> => {
  const { rows } = await sql<{ loaded: boolean; installed: boolean }>`select
    current_setting('shared_preload_libraries') ~ '\\mcitus\\M' as loaded,
    exists (select from pg_extension where extname = 'citus') as installed`.execute(db)
  return rows[0] ?? { loaded: false, installed: false }
}
