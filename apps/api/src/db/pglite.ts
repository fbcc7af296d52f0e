import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import type { Database } from './db.ts'
import { lockFolder } from './folder-lock.ts'
import { parsers } from './parsers.ts'
import type { Schema } from './schema.ts'

const housekeepingMs = 60_000

/** The embedded database: one process, one connection. It has no autovacuum and no checkpoints of its own. */
export async function openPglite(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite'), parsers })
  await pglite.exec('set timezone to utc')
  const timer = setInterval(() => tidy(pglite).catch(onError), housekeepingMs)
  timer.unref()
  return {
    kind: 'pglite',
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    listen: (channel, hear) => pglite.listen(channel, hear),
    close: async () => {
      clearInterval(timer)
      await pglite.close()
      await unlock()
    },
  }
}

/** Each alone: several statements in one message are one transaction, which vacuum refuses. */
export async function tidy(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  await pglite.exec('vacuum analyze')
  await pglite.exec('checkpoint')
}
