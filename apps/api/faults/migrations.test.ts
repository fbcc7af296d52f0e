import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import type { Db } from '../src/ground/db/db.ts'
import { migrate, migrationNames } from '../src/ground/db/open/open-database.ts'
import { openEmptyDatabase } from '../test/database/empty-database.ts'
import { countRows, fillTables } from '../test/database/fill-tables.ts'
import { createCopy, createEmptyDatabase, type TestDatabase } from '../test/database/test-database.ts'

const closing: (() => Promise<void>)[] = []
let schemaOfNewGame: unknown
let steps: TestDatabase
beforeAll(async () => {
  const fresh = await newDatabase()
  await migrate(fresh.db)
  schemaOfNewGame = await schemaOf(fresh.db)
  steps = await createEmptyDatabase('steps')
})
afterAll(async () => {
  for (const close of closing) await close()
  await steps.drop()
})

async function newDatabase() {
  const { url, database, drop } = await openEmptyDatabase(() => {})
  closing.push(drop)
  return { url, db: database.db }
}

/** A database of a version: a copy of one that is migrated from version to version. */
async function databaseOf(version: string): Promise<Db> {
  const stepped = openPostgres(steps.url, reportError)
  await migrate(stepped.db, version)
  await stepped.close()
  const copy = await createCopy('stepped', steps)
  const database = openPostgres(copy.url, reportError)
  onTestFinished(async () => {
    await database.close()
    await copy.drop()
  })
  return database.db
}

const reportError = (error: Error) => console.error(error)

/** Fields that differ between two databases with the same tables. */
const differing = ['table_catalog', 'udt_catalog', 'ordinal_position', 'dtd_identifier']

/** The structure of the tables: columns, types, storage, defaults, constraints and indexes. */
async function schemaOf(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select table_name as name, json_agg(to_jsonb(c) - ${differing}::text[] order by column_name) as of
      from information_schema.columns c where table_schema = 'public' group by 1
    union all select conrelid::regclass || ' ' || conname, to_json(pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, to_json(indexdef) from pg_indexes where schemaname = 'public'
    union all select attrelid::regclass || ' ' || attname, to_json(attstorage)
      from pg_attribute a join pg_class t on t.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by 1`.execute(db)
  return rows
}

const main = new URL('../src/server/main.ts', import.meta.url).pathname
const envOf = (url: string) => ({
  PATH: process.env.PATH,
  DATABASE_URL: url,
  SEED: 'none',
  PORT: '0',
  ADMIN_PASSWORD: 'Example!1',
})

/** Rows of each table. */
const rows = 200
/** Tables whose rows a version packs into others; their own tests compare the contents. */
const packed = ['standing', 'locked_deck', 'notification']

test.each(migrationNames.slice(0, -1))(
  'the migration from %s with every table full loses nothing and leads to the schema of a new game',
  async version => {
    const db = await databaseOf(version)
    const before = await fillTables(db, rows)
    expect([...before].filter(([, count]) => count < rows)).toEqual([])
    await migrate(db)
    const after = await countRows(db)
    for (const [table, count] of before)
      if (!packed.includes(table)) expect(after.get(table), table).toBeGreaterThanOrEqual(count)
    expect(await schemaOf(db)).toEqual(schemaOfNewGame)
  },
)

const kills = 6

test(`${kills} starts killed at any moment of the migration leave a database that the next one can finish`, async () => {
  for (let n = 0; n < kills; n++) {
    const { url, db } = await newDatabase()
    const killed = spawn(process.execPath, [main], { env: envOf(url), stdio: 'ignore' })
    const ended = once(killed, 'exit')
    // After the first table, a little later each time.
    while ((await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows.length === 0)
      await setTimeout(1)
    await setTimeout(n * 15)
    killed.kill('SIGKILL')
    await ended
    const next = spawn(process.execPath, [main], { env: envOf(url), stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    for await (const text of next.stdout) {
      said += text
      if (said.includes('The game is at')) break
    }
    const stopped = once(next, 'exit')
    next.kill('SIGINT')
    await stopped
    expect(said).toContain('The game is at')
    expect(await schemaOf(db)).toEqual(schemaOfNewGame)
  }
})
