import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test/database/empty-database.ts'
import type { Database } from '../db.ts'
import { migrate } from '../open/open-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
})
afterAll(() => drop())

/** A database as it was when 0017 had come and 0016 had not. */
const withoutProof = [
  `drop table proof_block`,
  `drop table proof_link`,
  `drop function refuse_link_change`,
  `alter table event drop ranked_link`,
  `delete from kysely_migration where name = '0016-proof'`,
]

test('a database that has had 0017 before there was 0016 is brought up to date', async () => {
  const { db } = database
  await migrate(db)
  for (const statement of withoutProof) await sql.raw(statement).execute(db)
  await migrate(db)
  expect(await db.selectFrom('proof_link').selectAll().execute()).toEqual([])
})
