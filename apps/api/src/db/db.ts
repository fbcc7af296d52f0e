import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Env } from '../env.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** The pool or a transaction: whatever runs statements. */
export type Queryable = Db | Transaction<Schema>

/** An open database of either kind. */
export type Database = {
  kind: 'postgres' | 'pglite'
  db: Db
  /** How pg-boss reaches the same database. */
  jobs: ConstructorOptions
  /** Passes on the payloads of a channel, an empty one where some were missed; answers how to stop. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Opens the Postgres of DATABASE_URL, or else the embedded database in DATA_DIR. */
export async function openDatabase(env: Env, onError: (error: Error) => void): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(env.databaseUrl, onError)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(env.dataDir, onError)
}
