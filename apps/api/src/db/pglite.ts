import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Database } from './db.ts'
import { lockFolder } from './folder-lock.ts'
import type { Schema } from './schema.ts'
import { parsers } from './type-parsers.ts'

const vacuumEveryMs = 60_000

/** Opens the embedded database: one process, one connection. It has no autovacuum and no checkpoints of its own. */
export async function openPglite(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite'), parsers })
  await pglite.exec('set timezone to utc')
  const timer = setInterval(() => vacuum(pglite).catch(onError), vacuumEveryMs)
  timer.unref()
  return {
    kind: 'pglite',
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    close: async () => {
      clearInterval(timer)
      await pglite.close()
      await unlock()
    },
  }
}

/** Sends each statement alone: several in one message are one transaction, which vacuum refuses. */
export async function vacuum(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  await pglite.exec('vacuum analyze')
  await pglite.exec('checkpoint')
}
