import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Database } from '../db.ts'
import { FatalError, reasonOf } from '../postgres-error.ts'
import type { Schema } from '../schema.ts'
import { DamagedFolderError, findDatabaseFolder, makeDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { parsers } from './type-parsers.ts'

const vacuumEveryMs = 60_000

/** Opens the embedded database: one process, one connection. It has no autovacuum and no checkpoints of its own. */
export async function openPglite(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  await makeDataFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  const pglite = await openFolder(dataDir).catch(async error => {
    await unlock()
    throw error
  })
  endOnBreak(pglite)
  await pglite.exec('set timezone to utc')
  const timer = setInterval(() => vacuum(pglite).catch(onError), vacuumEveryMs)
  timer.unref()
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    kind: 'pglite',
    db,
    writing: db,
    reading: db,
    replica: undefined,
    keepSettings: async () => {},
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    // One connection within the process; who waits is not known.
    countConnections: () => ({ busy: 0, idle: 1, waiting: 0 }),
    close: async () => {
      clearInterval(timer)
      await pglite.close()
      await unlock()
    },
  }
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = await findDatabaseFolder(dataDir, async part => {
    await (await PGlite.create({ dataDir: part })).close()
  })
  return PGlite.create({ dataDir: folder, parsers }).catch(error => {
    throw new DamagedFolderError(folder, reasonOf(error))
  })
}

const breakText =
  'The embedded database has failed; is the disk full? What was answered is kept: make room and start the game again.'

/** The status by which the embedded server leaves a statement that has failed, and goes on (`POSTGRES_MAIN_LONGJMP`). */
const statementFailed = 100

/**
 * Ends the process at the moment its server ends: the library would go on with the rest of the message, and a server that has
 * ended while it wrote waits for itself for ever. The next start goes on with what was committed.
 */
function endOnBreak(pglite: PGlite): void {
  const server = pglite.Module
  const runOnce = server._PostgresMainLoopOnce
  server._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      const isHandled = error instanceof Object && 'status' in error && error.status === statementFailed
      if (!isHandled) process.emit('uncaughtException', new FatalError(breakText))
      throw error
    }
  }
}

/** Sends each statement alone: several in one message are one transaction, which vacuum refuses. */
export async function vacuum(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  await pglite.exec('vacuum analyze')
  await pglite.exec('checkpoint')
}
