import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import type { Database } from '../../src/ground/db/db.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

/** Opens a new empty database on the tests' server; `drop` closes and deletes it. */
export async function openEmptyDatabase(
  onError: (error: Error) => void = error => console.error(error),
): Promise<TestDatabase & { database: Database }> {
  const { url, drop } = await createEmptyDatabase('empty')
  const database = openPostgres(url, onError)
  return {
    url,
    database,
    drop: async () => {
      await database.close()
      await drop()
    },
  }
}
