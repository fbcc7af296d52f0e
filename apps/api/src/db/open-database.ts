import type { Env } from '../env.ts'
import type { Database } from './db.ts'

/** Opens the Postgres of DATABASE_URL, or else the embedded database in DATA_DIR. */
export async function openDatabase(env: Env, onError: (error: Error) => void): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(env.databaseUrl, onError)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(env.dataDir, onError)
}
