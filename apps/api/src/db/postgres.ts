import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './db.ts'
import { parsers } from './parsers.ts'
import type { Schema } from './schema.ts'

const names = new Map<string, string>()

/** A statement's name is a hash of its text, so that every connection prepares it once. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

/** Kysely runs everything through `query(text, values)`: that form is sent as a named prepared statement. */
function prepare(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
  Object.assign(client, {
    query: (text: string, values?: unknown[]) =>
      values?.length ? query({ name: nameOf(text), text, values }) : query({ text }),
  })
}

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
  const goodbyes = new Set<Promise<void>>()
  pool.on('connect', client => {
    prepare(client)
    // The pool hears of idle connections only; one that is lost within a transaction would end the process.
    client.on('error', error => onError(new Error(`a connection was lost: ${error.message}`)))
    const gone = new Promise<void>(resolve => client.once('end', resolve))
    goodbyes.add(gone)
    gone.then(() => goodbyes.delete(gone))
  })
  // Told of above, by the connection itself; without a listener the pool's word of it would end the process.
  pool.on('error', () => {})
  return {
    kind: 'postgres',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    jobs: { connectionString, max: 3, backend: 'postgres' },
    listen: (channel, hear) => listenOnPostgres(connectionString, channel, hear, onError),
    close: async () => {
      await pool.end()
      // The pool is done before its connections are: a server that stops next would still complain to them.
      await Promise.all(goodbyes)
    },
  }
}

/** One connection of its own; a lost one comes back after a second, and tells by an empty payload that news were missed. */
async function listenOnPostgres(
  connectionString: string,
  channel: string,
  hear: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client
  let ended = false
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    client = new pg.Client({ connectionString, keepAlive: true })
    client.on('error', onError)
    client.on('notification', message => hear(message.payload ?? ''))
    await client.connect()
    // Only now: a connection that fails ends too, and would be tried again twice.
    client.on('end', retryLater)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }
  const retryLater = () => {
    clearTimeout(retry)
    if (!ended) retry = setTimeout(reconnect, 1000)
  }
  const reconnect = () => {
    connect().then(
      () => hear(''),
      error => {
        onError(error)
        retryLater()
      },
    )
  }
  await connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    await client.end()
  }
}
