import { statfs } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { watchDamage } from '../damage.ts'
import { type Database, leastFreeBytes } from '../db.ts'
import { FatalError, reasonOf } from '../postgres-error.ts'
import type { Schema } from '../schema.ts'
import { DamagedFolderError, findDatabaseFolder, makeDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { parsers } from './type-parsers.ts'

const vacuumEveryMs = 60_000

/** Opens the embedded database: one process, one connection. It has no autovacuum and no checkpoints by itself. */
export async function openPglite(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  await makeDataFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  const pglite = await openFolder(dataDir).catch(async error => {
    await unlock()
    throw error
  })
  endOnBreak(pglite)
  await pglite.exec('set timezone to utc')
  const damage = watchDamage(onError)
  const onFailure = (error: Error) => {
    damage.check(error)
    onError(error)
  }
  const timer = setInterval(() => vacuum(pglite).catch(onFailure), vacuumEveryMs)
  timer.unref()
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), log: damage.log })
  return {
    kind: 'pglite',
    db,
    writing: db,
    reading: db,
    replica: undefined,
    keepSettings: async () => {},
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    // There is one connection within the process; how many callers wait for it is unknown.
    countConnections: () => ({ busy: 0, idle: 1, waiting: 0 }),
    damage,
    freeBytes: () => freeBytesAt(dataDir),
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
  return PGlite.create({ dataDir: folder, parsers }).catch(async error => {
    if ((await freeBytesAt(dataDir)) < leastFreeBytes) throw new Error(noSpaceText)
    throw new DamagedFolderError(folder, reasonOf(error))
  })
}

async function freeBytesAt(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

const noSpaceText =
  "The embedded database can't be opened because the disk is full. What was answered is kept: make room and start the game again."

const breakText =
  'The embedded database has failed; is the disk full? What was answered is kept: make room and start the game again.'

/** The exit status with which the embedded server leaves a failed statement and continues (`POSTGRES_MAIN_LONGJMP`). */
const statementFailed = 100

/**
 * Ends the process at the moment its server ends. The library would continue with the rest of the message, and a server that has
 * ended while writing waits for itself forever. The next start continues with what was committed.
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

/** Sends each statement separately: several in one message are one transaction, in which vacuum fails. */
export async function vacuum(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  await pglite.exec('vacuum analyze')
  await pglite.exec('checkpoint')
}
