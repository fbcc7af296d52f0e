import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** The pool or a transaction: whatever runs statements. */
export type Queryable = Db | Transaction<Schema>

/** A streaming replica: a second server that repeats what the primary writes. */
export type Replica = {
  db: Db
  /** Whether it is less than a second behind, as far as is known. */
  isCurrent(): boolean
  /** Seconds it is behind; undefined while it does not answer. */
  lagSeconds(): number | undefined
  /** Reads that it has answered, and that the primary has answered in its place. */
  reads: { replica: number; primary: number }
  /** Leaves it out until it answers again: a statement has failed on it. */
  distrust(): void
  close(): Promise<void>
}

/** An open database of either kind. */
export type Database = {
  kind: 'postgres' | 'pglite'
  /** For the start, jobs and commands; past a transaction pooler. */
  db: Db
  /** For calls that write, and for those that only read: neither waits for the other's connections. */
  writing: Db
  reading: Db
  /** For reads that may be a second old. */
  replica: Replica | undefined
  /** Gives connections through a transaction pooler the settings that others send as they start, and opens the first. */
  keepSettings(): Promise<void>
  /** How pg-boss reaches the same database. */
  jobs: ConstructorOptions
  /** Passes on the payloads of a channel, an empty one where some were missed; answers how to stop. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  /** Counts the connections of the pool that are busy or idle, and who waits for one. */
  countConnections(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Makes one of something for each database that asks, or for its transactions, and keeps it as long as that is used. */
export function perDatabase<T>(make: () => T): (db: Queryable) => T {
  const made = new WeakMap<object, T>()
  return db => {
    // Which a database and its transactions have in common.
    const { adapter } = db.getExecutor()
    const one = made.get(adapter) ?? make()
    made.set(adapter, one)
    return one
  }
}
