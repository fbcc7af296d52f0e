import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from './postgres.ts'
import { runSql } from './run-sql.ts'

export type TestDatabase = {
  /** The connection string for the role of the game. */
  url: string
  /** Deletes the database; all connections to it must have ended. */
  drop(): Promise<void>
}

/** The connection string of another database of the same server. */
export const urlOfDatabase = (url: string, database: string): string =>
  url.replace(/\/\w*(?=\?|$)/, `/${database}`)

/** Creates an empty database on the tests' server, owned by the role of the game, as operators create it. */
export const createEmptyDatabase = (prefix: string) => createTestDatabase(prefix)

/** Creates a migrated database with the catalogue of a new game. */
export const createMigratedDatabase = (prefix: string) =>
  createTestDatabase(prefix, inject('postgres').template)

/** Creates a copy of a database to which no connection is open. */
export const createCopy = (prefix: string, { url }: TestDatabase) =>
  createTestDatabase(prefix, new URL(url).pathname.slice(1))

async function createTestDatabase(prefix: string, template?: string): Promise<TestDatabase> {
  const { url, superuserUrl, distributed } = inject('postgres')
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`
  const server = {
    urlOf: (database: string) => urlOfDatabase(url, database),
    superuserUrlOf: () => superuserUrl,
  }
  return {
    url: await createDatabase(server, name, template),
    // Citus keeps its own connections to each database.
    drop: () => runSql(superuserUrl, `drop database ${name}${distributed ? ' with (force)' : ''}`),
  }
}
