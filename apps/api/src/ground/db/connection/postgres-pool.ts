import { createHash } from 'node:crypto'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../db.ts'
import type { Schema } from '../schema.ts'
import type { StatementWatch } from './statement-watch.ts'
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

/** Makes `query(text, values)`, through which Kysely runs everything, a named prepared statement that the watch observes. */
function watchAndPrepare(client: pg.PoolClient, { watch, prepares }: Options): void {
  const query = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>
  const configOf = (text: string, values?: unknown[]): pg.QueryConfig => {
    if (!values?.length) return { text }
    return prepares ? { name: nameOf(text), text, values } : { text, values }
  }
  Object.assign(client, {
    query: (text: string, values?: unknown[]) => watch.run(client, () => query(configOf(text, values))),
  })
}

/** Timeouts of Postgres in milliseconds; 0 for none. */
export type Timeouts = { statement: number; lock: number; connect: number }

type Options = {
  connectionString: string
  max: number
  timeouts: Timeouts
  /** Sends the settings as the connection starts; a transaction pooler refuses that. */
  sendsSettings?: boolean
  /** Prepares each statement once per connection; behind a transaction pooler the next transaction may use another connection. */
  prepares?: boolean
  watch: StatementWatch
  log?: (event: LogEvent) => void
  /** Gives connections while the server cannot be reached. */
  spare?: Spare | undefined
  onError(error: Error): void
}
/** Connections to a replica, which only reads. */
export type Spare = { standsIn(): boolean; connect(): Promise<pg.PoolClient> }
export type Pool = {
  db: Db
  connect(): Promise<pg.PoolClient>
  count(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** After this time, the locks of a process that hangs in a transaction are released. */
const idleInTransactionMs = 30_000

/** The settings of every connection. */
export const settingsOf = ({ statement, lock }: Timeouts) => ({
  TimeZone: 'UTC',
  jit: 'off',
  statement_timeout: `${statement}`,
  lock_timeout: `${lock}`,
  idle_in_transaction_session_timeout: `${idleInTransactionMs}`,
})

/** The settings as options that a connection sends when it starts. */
export const startupOptions = (timeouts: Timeouts): string =>
  Object.entries(settingsOf(timeouts))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** Opens a pool of connections to a Postgres server. */
export function openPool({ sendsSettings = true, prepares = true, ...rest }: Options): Pool {
  const { connectionString, max, timeouts, log, spare, onError } = rest
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    ...(sendsSettings && { options: startupOptions(timeouts) }),
    types: {
      getTypeParser: (oid: number, format?: string) =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  const closing = new Set<Promise<void>>()
  pool.on('connect', client => {
    watchAndPrepare(client, { prepares, ...rest })
    // The pool reports only idle connections; without this, one lost in a transaction would end the process.
    client.on('error', error => onError(new Error(`a connection was lost: ${error.message}`)))
    const closed = new Promise<void>(resolve => client.once('end', resolve))
    closing.add(closed)
    closed.then(() => closing.delete(closed))
  })
  // The connection itself has reported it above; without a listener the pool's error would end the process.
  pool.on('error', () => {})
  const connect = () => (spare?.standsIn() ? spare.connect() : pool.connect())
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
  return {
    db: new Kysely<Schema>({ dialect, ...(log && { log }) }),
    connect,
    count: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await pool.end()
      // The pool ends before its connections do: a server that stops right after it would still send them errors.
      await Promise.all(closing)
    },
  }
}
