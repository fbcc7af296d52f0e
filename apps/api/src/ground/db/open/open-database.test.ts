import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test/database/empty-database.ts'
import type { Database } from '../db.ts'
import { listMigrations } from './migration-queries.ts'
import { migrate, migrationNames } from './open-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
  await migrate(database.db)
})
afterAll(() => drop())

test('with an up-to-date database a start runs two statements and does not read its catalogue', async () => {
  let statements = 0
  const counted = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await migrate(counted)
  expect(statements).toBe(2)
})

test('a missing migration is applied, and a database of a newer version is refused', async () => {
  const { db } = database
  await sql`delete from kysely_migration where name = '0016-proof'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('already exists')
  await sql`insert into kysely_migration (name, timestamp) values ('0016-proof', now()), ('9999-later', now())`.execute(
    db,
  )
  await expect(migrate(db)).rejects.toThrow('previously executed migration 9999-later is missing')
  expect(await listMigrations(db)).toEqual([...migrationNames, '9999-later'])
})
