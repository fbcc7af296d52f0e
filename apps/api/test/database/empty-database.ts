import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openPostgres } from '../../src/db/connection/postgres.ts'
import type { Database } from '../../src/db/db.ts'
import { runSql } from './run-sql.ts'

type EmptyDatabase = { url: string; database: Database; drop(): Promise<void> }

/** Opens an empty database of its own on the tests' server; `drop` closes and deletes it. */
export async function openEmptyDatabase(
  onError: (error: Error) => void = error => console.error(error),
): Promise<EmptyDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const server = inject('postgres').url
  await runSql(server, `create database ${name}`)
  const url = server.replace('/postgres?', `/${name}?`)
  const database = openPostgres(url, onError)
  return {
    url,
    database,
    drop: async () => {
      await database.close()
      await runSql(server, `drop database ${name}`)
    },
  }
}
