import { findMigrations } from '../../ground/db/open/migration-queries.ts'
import { migrationNames, openDatabase } from '../../ground/db/open/open-database.ts'
import { distribute } from '../../ground/distribution/distribute.ts'
import type { Env } from '../../ground/env/env.ts'

/** Distributes the database of the settings. Returns the sentence to print. */
export async function distributeDatabase(env: Env): Promise<string> {
  if (!env.databaseUrl) throw new Error('The embedded database is on one machine: set DATABASE_URL.')
  const database = await openDatabase(env, error => console.error(error.message))
  try {
    const known = await findMigrations(database.db)
    if (!known) throw new Error('There is no game in this database.')
    if (known.length < migrationNames.length)
      throw new Error('The database is older than this game: start the game once, which migrates it.')
    const placed = await distribute(database.db, table => console.log(`Placing ${table} ...`))
    return placed === 0
      ? 'All tables have their places already.'
      : `Placed ${placed} tables on the nodes of the coordinator. The game can start.`
  } finally {
    await database.close()
  }
}
