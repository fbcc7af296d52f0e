import { sql } from 'kysely'
import { watchDamage } from '../damage.ts'
import type { Database } from '../db.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { openPool, settingsOf, startupOptions } from './postgres-pool.ts'
import { openReplica } from './replica.ts'
import { keepSessionSettings } from './session-settings-queries.ts'
import { watchStatements } from './statement-watch.ts'

/** Milliseconds. A call is refused rather than kept waiting for long; jobs and the start may wait for each other. */
const timeouts = {
  calls: { statement: 60_000, lock: 5000, connect: 4000 },
  work: { statement: 60_000, lock: 0, connect: 10_000 },
}
/** The most connections per process. Reading calls have their own, so that writing calls that wait for each other do not block them. */
const connections = { writing: 12, reading: 8, work: 7, queue: 3, replica: 8 }

type PostgresOptions = {
  /** The address that bypasses the transaction pooler at `connectionString`; without a pooler they are the same. */
  directUrl?: string | undefined
  /** Whether the pooler supports prepared statements; without a pooler they are always used. */
  poolerPrepares?: boolean | undefined
  /** A streaming replica of the same server. */
  replicaUrl?: string | undefined
}

/** Opens pools on a Postgres server; those of calls go through the pooler if there is one. */
export function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  { directUrl = connectionString, poolerPrepares = false, replicaUrl }: PostgresOptions = {},
): Database {
  const pooled = directUrl !== connectionString
  const watch = watchStatements(connectionString, onError)
  const directWatch = pooled ? watchStatements(directUrl, onError) : watch
  const damage = watchDamage(onError)
  const ofCalls = {
    connectionString,
    timeouts: timeouts.calls,
    watch,
    log: damage.log,
    onError,
    ...(pooled && { sendsSettings: false, prepares: poolerPrepares }),
  }
  const work = openPool({
    connectionString: directUrl,
    max: connections.work,
    timeouts: timeouts.work,
    watch: directWatch,
    log: damage.log,
    onError,
  })
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica(replicaUrl, work.db, {
          max: connections.replica,
          timeouts: timeouts.calls,
          onError,
        })
  const writing = openPool({ ...ofCalls, max: connections.writing })
  const reading = openPool({ ...ofCalls, max: connections.reading, spare: replica })
  const pools = [writing, reading, work]
  return {
    kind: 'postgres',
    db: work.db,
    writing: writing.db,
    reading: reading.db,
    replica,
    keepSettings: async () => {
      if (!pooled) return
      await keepSessionSettings(work.db, settingsOf(timeouts.calls))
      // The first connection through the pooler: if the pooler refuses it, the start fails before anything is done.
      await sql`select 1`.execute(writing.db)
    },
    jobs: {
      connectionString: directUrl,
      max: connections.queue,
      backend: 'postgres',
      // Behind a pooler the role has the settings of calls, so jobs send their own.
      ...(pooled && { options: startupOptions(timeouts.work) }),
    },
    listen: (channel, onMessage) =>
      listenOnPostgres({ connectionString: directUrl, channel, onMessage, onError }),
    damage,
    freeBytes: async () => undefined,
    countConnections: () => {
      const counts = pools.map(pool => pool.count())
      const sum = (state: 'busy' | 'idle' | 'waiting') => counts.reduce((all, count) => all + count[state], 0)
      return { busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') }
    },
    close: async () => {
      watch.stop()
      directWatch.stop()
      await replica?.close()
      await Promise.all(pools.map(pool => pool.close()))
    },
  }
}
