import { sql } from 'kysely'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import type { Db } from '../../src/ground/db/db.ts'
import { migrate } from '../../src/ground/db/open/open-database.ts'
import { seedCatalogue } from '../../src/server/seed/catalogue/seed-catalogue.ts'
import { startPostgres } from '../../test/database/postgres.ts'

export const reportError = (error: Error) => console.error(error.message)

/** Opens a database, migrates it and gives it the catalogue. */
export async function openPrepared(url: string, onError = reportError) {
  const database = openPostgres(url, onError)
  await migrate(database.db)
  await seedCatalogue(database.db)
  return database
}

/** Opens a database on a separate Postgres, migrated and with the catalogue; `close` stops both. */
export async function openBenchDatabase(onError = reportError) {
  const postgres = await startPostgres()
  const database = await openPrepared(postgres.urlOf('game'), onError)
  const close = async () => {
    await database.close()
    await postgres.stop()
  }
  return { postgres, database, db: database.db, close }
}

/** Does work outside the game, such as floors, which at a million rows takes longer than the game's limit for a statement. */
export const withoutTimeout = <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection)
    return work(connection).finally(() => sql`reset statement_timeout`.execute(connection))
  })
