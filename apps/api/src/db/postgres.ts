import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './db.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import type { Schema } from './schema.ts'
import { parsers } from './type-parsers.ts'

const names = new Map<string, string>()

/** Names a statement by a hash of its text, so that every connection prepares it once. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

/** Sends `query(text, values)`, through which Kysely runs everything, as a named prepared statement. */
function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
  Object.assign(client, {
    query: (text: string, values?: unknown[]) =>
      values?.length ? query({ name: nameOf(text), text, values }) : query({ text }),
  })
}

/** Opens a pool on a Postgres server. */
export function openPostgres(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c jit=off -c statement_timeout=60000',
    types: {
      getTypeParser: (oid: number, format?: string) =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  const closing = new Set<Promise<void>>()
  pool.on('connect', client => {
    prepareStatements(client)
    // The pool reports idle connections only; one that is lost within a transaction would end the process.
    client.on('error', error => onError(new Error(`a connection was lost: ${error.message}`)))
    const closed = new Promise<void>(resolve => client.once('end', resolve))
    closing.add(closed)
    closed.then(() => closing.delete(closed))
  })
  // The connection itself has reported it above; without a listener the pool's error would end the process.
  pool.on('error', () => {})
  return {
    kind: 'postgres',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    jobs: { connectionString, max: 3, backend: 'postgres' },
    listen: (channel, onMessage) => listenOnPostgres({ connectionString, channel, onMessage, onError }),
    close: async () => {
      await pool.end()
      // The pool ends before its connections do: a server that stops next would still send them errors.
      await Promise.all(closing)
    },
  }
}
