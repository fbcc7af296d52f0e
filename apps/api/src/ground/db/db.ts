import type { Kysely, Transaction } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Damage } from './damage.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
/** The pool or a transaction: anything that runs statements. */
export type Queryable = Db | Transaction<Schema>

/** A streaming replica: a second server that copies what the primary writes. */
export type Replica = {
  db: Db
  /** Whether it is less than a second behind, as far as is known. */
  isCurrent(): boolean
  /** Whether it answers all reads: the primary does not answer, and the replica was current when it last did. */
  standsIn(): boolean
  /** Looks at both, after a read has failed, and returns whether it stands in now. */
  takesOver(): Promise<boolean>
  /** Seconds it is behind; undefined while it does not answer. */
  lagSeconds(): number | undefined
  /** Numbers of reads that it has answered, and that the primary has answered instead. */
  reads: { replica: number; primary: number }
  /** Leaves it out until it answers again, after a statement has failed on it. */
  distrust(): void
  close(): Promise<void>
}

/** An open database of either kind. */
export type Database = {
  kind: 'postgres' | 'pglite'
  /** For the start, jobs and commands; bypasses a transaction pooler. */
  db: Db
  /** For calls that write and, separately, for calls that only read: neither waits for the other's connections. While the primary is down, the replica reads. */
  writing: Db
  reading: Db
  /** For reads that may be a second old. */
  replica: Replica | undefined
  /** Applies the settings to connections through a transaction pooler, where they cannot be sent at the start, and opens the first one. */
  keepSettings(): Promise<void>
  /** How pg-boss reaches the same database. */
  jobs: ConstructorOptions
  /** Passes on the payloads of a channel, an empty one if some may have been missed; returns a function that stops it. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  /** Counts busy and idle connections of the pools, and the callers that wait for one. */
  countConnections(): { busy: number; idle: number; waiting: number }
  damage: Damage
  /** Free bytes on the disk of the embedded database; undefined for a database whose disk this process does not see. */
  freeBytes(): Promise<number | undefined>
  close(): Promise<void>
}

/** With less space than this on its disk the embedded database is not ready: the next write may fail (rulebook 12.36). */
export const leastFreeBytes = 64 * 1024 * 1024

/** Makes one value per database, shared with its transactions, and keeps it as long as the database is used. */
export function perDatabase<T>(make: () => T): (db: Queryable) => T {
  const made = new WeakMap<object, T>()
  return db => {
    // A database and its transactions have the same adapter.
    const { adapter } = db.getExecutor()
    const one = made.get(adapter) ?? make()
    made.set(adapter, one)
    return one
  }
}
