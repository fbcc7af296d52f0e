import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** The pool or a transaction: whatever runs statements. */
export type Queryable = Db | Transaction<Schema>

/** An open database of either kind. */
export type Database = {
  kind: 'postgres' | 'pglite'
  db: Db
  /** How pg-boss reaches the same database. */
  jobs: ConstructorOptions
  /** Passes on the payloads of a channel, an empty one where some were missed; answers how to stop. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
