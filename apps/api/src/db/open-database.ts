import { Migrator } from 'kysely/migration'
import type { Env } from '../env.ts'
import type { Database, Db } from './db.ts'
import { game } from './migrations/0001-game.ts'
import { picture } from './migrations/0002-picture.ts'
import { forgetting } from './migrations/0003-forgetting.ts'
import { wideScores } from './migrations/0004-wide-scores.ts'

/** Opens the Postgres of DATABASE_URL, or else the embedded database in DATA_DIR. */
export async function openDatabase(env: Env, onError: (error: Error) => void): Promise<Database> {
  if (env.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(env.databaseUrl, onError)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(env.dataDir, onError)
}

/** Static, so that a bundler and a reader see the whole list; names order it. */
const migrations = {
  '0001-game': game,
  '0002-picture': picture,
  '0003-forgetting': forgetting,
  '0004-wide-scores': wideScores,
}

/** Brings the schema up to date; several processes may start at once (Kysely locks). */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
