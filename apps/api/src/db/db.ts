import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Env } from '../env.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** A transaction or the pool: most queries do not care. */
export type Queryable = Db | Transaction<Schema>

export type Database = {
  kind: 'postgres' | 'pglite'
  db: Db
  /** How pg-boss reaches the same database. */
  jobs: ConstructorOptions
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export async function openDatabase(env: Env, onError: (error: Error) => void): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(env.databaseUrl, onError)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(env.dataDir, onError)
}
