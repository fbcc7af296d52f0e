import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { openPostgres } from './connection/postgres.ts'
import { prepareBatch } from './prepare-batch.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  for (const name of ['first', 'second', 'third']) await testApp.signUp(name)
  await sql`create sequence tries`.execute(testApp.db)
})
afterAll(() => testApp.close())

type Named = { username: string; least: number | null; transaction: string }
/** Finds an account by its name, if its id is not below `least`, and the transaction in which it was found. */
const findNamed = prepareBatch<{ username: string; least: number | null }, Named>(['username'], (db, given) =>
  db
    .selectFrom('account')
    .where('username', '=', given.username)
    .where('id', '>=', sql<number>`coalesce(${given.least}, 0)`)
    .select(['username', given.least.as('least'), sql<string>`pg_current_xact_id()::text`.as('transaction')]),
)

test('lookups in one turn each get their own row or none, with one statement for ten', async () => {
  const names = ['first', 'nobody', 'second', 'third', 'first'].flatMap(name => Array(5).fill(name))
  const found = await Promise.all(names.map(username => findNamed(testApp.db, { username, least: null })))
  expect(found.map(row => row?.username ?? 'nobody')).toEqual(names)
  expect(new Set(found.flatMap(row => row?.transaction ?? []))).toHaveLength(3)
})

test('a batch gives each lookup the same result as alone', async () => {
  const values = fc.record({
    username: fc.constantFrom('first', 'second', 'third', 'fourth', '', `a "b', {c}\\`),
    least: fc.option(fc.integer({ min: -1, max: 5 })),
  })
  const shownOf = (row: Named | undefined) => row && [row.username, row.least]
  await fc.assert(
    fc.asyncProperty(fc.array(values, { maxLength: 23 }), async all => {
      const together = await Promise.all(all.map(each => findNamed(testApp.db, each)))
      const alone = []
      for (const each of all) alone.push(await findNamed(testApp.db, each))
      expect(together.map(shownOf)).toEqual(alone.map(shownOf))
    }),
    { numRuns: 25 },
  )
})

test('a failing lookup fails alone', async () => {
  const divide = prepareBatch<{ by: number }, { by: number }>([], (db, { by }) =>
    db.selectNoFrom(sql<number>`12 / ${by}`.as('by')),
  )
  const asked = [1, 2, 0, 3, 0].map(by => divide(testApp.db, { by }))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(each => (each.status === 'fulfilled' ? each.value?.by : each.reason.code))).toEqual([
    12,
    6,
    '22012',
    4,
    '22012',
  ])
})

test('if the connection is lost all lookups fail, and none is repeated', async () => {
  const database = openPostgres(testApp.url, () => {})
  const end = prepareBatch<{ n: number }, object>([], (db, { n }) =>
    db.selectNoFrom(sql`${n} + nextval('tries') + pg_terminate_backend(pg_backend_pid())::int`.as('ended')),
  )
  const answers = await Promise.allSettled([1, 2, 3].map(n => end(database.db, { n })))
  await database.close()
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect((await sql`select last_value from tries`.execute(testApp.db)).rows).toEqual([{ last_value: 1 }])
})

test('lookups in a transaction are separate: they see what it has written, others do not', async () => {
  const [within, outside] = await testApp.db.transaction().execute(async trx => {
    await sql`update account set username = 'renamed' where username = 'third'`.execute(trx)
    const asked = { username: 'renamed', least: null }
    return Promise.all([findNamed(trx, asked), findNamed(testApp.db, asked)])
  })
  expect([within?.username, outside]).toEqual(['renamed', undefined])
})
