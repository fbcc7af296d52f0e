import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { it as onDatabase } from '../../../test/fixtures/fixtures.ts'
import type { Db } from '../db/db.ts'
import { listPlaced } from './citus-queries.ts'
import { placements, type TableName, tablesPlaced, userColumn } from './placement.ts'

/** The tables of the migrated schema only: a distributed database also has tables for their parts. */
const it = onDatabase.skipIf(inject('postgres').distributed)

const isOfUsers = (table: string): boolean => tablesPlaced('user').some(each => each === table)
const isReference = (table: string): boolean => placements[table as TableName] === 'reference'

const readTables = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(db)
  return rows.map(({ name }) => name)
}

type UniqueIndex = { table: string; index: string; columns: string[] }
const readUniqueIndexes = async (db: Db): Promise<UniqueIndex[]> => {
  const { rows } = await sql<UniqueIndex>`
    select c.relname as table, i.indexrelid::regclass::text as index,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any (i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace`.execute(db)
  return rows
}

type ForeignKey = { table: string; to: string; columns: string[]; cascades: boolean }
const readForeignKeys = async (db: Db): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, confrelid::regclass::text as to, confupdtype = 'c' as cascades,
      array(select attname::text from unnest(conkey) n join pg_attribute on attrelid = conrelid and attnum = n) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

it('every table has a placement, and there is no placement without a table', async ({ db }) => {
  expect((await readTables(db)).sort()).toEqual(Object.keys(placements).sort())
})

it('each unique key of a table that is kept by user includes the user', async ({ db }) => {
  const indexes = (await readUniqueIndexes(db)).filter(({ table }) => isOfUsers(table))
  expect(indexes.length).toBeGreaterThan(4)
  expect(indexes.filter(({ columns }) => !columns.includes(userColumn))).toEqual([])
})

it('a table that is kept by user refers only to tables on every node, and its user column to no row', async ({
  db,
}) => {
  const keys = (await readForeignKeys(db)).filter(({ table }) => isOfUsers(table))
  expect(keys.length).toBeGreaterThan(5)
  const isAllowed = ({ to, columns, cascades }: ForeignKey) =>
    isReference(to) && !(cascades && columns.includes(userColumn))
  expect(keys.filter(key => !isAllowed(key))).toEqual([])
})

it('tables on every node refer only to tables on every node', async ({ db }) => {
  const keys = (await readForeignKeys(db)).filter(({ table }) => isReference(table))
  expect(keys.filter(({ to }) => !isReference(to))).toEqual([])
})

it('tables that are kept by user have no triggers', async ({ db }) => {
  const { rows } = await sql<{ table: string }>`select tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal`.execute(db)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ table }) => isOfUsers(table))).toEqual([])
})

onDatabase.runIf(inject('postgres').distributed)(
  'a distributed database has each table at its place',
  async ({ db }) => {
    const meant = [...tablesPlaced('reference'), ...tablesPlaced('user')]
    expect((await listPlaced(db)).sort()).toEqual(meant.sort())
  },
)
